import { CopyButton, Table, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Word } from './logic.ts';

/** The number as words of a machine. */
export function WordTable({ words, bitLength }: { words: readonly Word[]; bitLength: number }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  return (
    <section className="n-stack">
      <h2 className="n-heading">{t('words')}</h2>
      <p className="n-muted">{t('bitLength', { count: bitLength })}</p>
      <Table
        label={t('words')}
        rows={words}
        rowKey={({ bits }) => String(bits)}
        columns={[
          { key: 'bits', header: t('bits'), cell: ({ bits }) => bits },
          { key: 'hex', header: t('hexadecimal'), cell: ({ hex }) => hex ?? t('doesNotFit'), code: true },
          { key: 'binary', header: t('binary'), cell: ({ binary }) => binary ?? t('doesNotFit'), code: true },
          {
            key: 'copy',
            header: common('copy'),
            cell: ({ bits, binary }) =>
              binary !== null && <CopyButton value={binary} label={t('wordOf', { bits })} size="medium" />,
          },
        ]}
      />
    </section>
  );
}
