import { CopyButton, Fold, Table, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Word } from './logic.ts';

/** The number as words of a machine. */
export function WordTable({ words, bitLength }: { words: readonly Word[]; bitLength: number }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  return (
    <Fold title={t('words')}>
      <p className="n-muted">{t('bitLength', { count: bitLength })}</p>
      <Table
        label={t('words')}
        rows={words.filter(({ hex }) => hex !== null)}
        labelled
        rowKey={({ bits }) => String(bits)}
        columns={[
          { key: 'bits', header: t('bits'), cell: ({ bits }) => bits },
          { key: 'hex', header: t('hexadecimal'), cell: ({ hex }) => hex, code: true },
          { key: 'binary', header: t('binary'), cell: ({ binary }) => binary, code: true },
          {
            key: 'copy',
            header: common('copy'),
            cell: ({ bits, binary }) =>
              binary !== null && <CopyButton value={binary} label={t('wordOf', { count: bits })} size="medium" />,
          },
        ]}
      />
    </Fold>
  );
}
