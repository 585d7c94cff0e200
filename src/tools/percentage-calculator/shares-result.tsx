import { CopyButton, Table, useIntlLanguage, useLongList, useMessages } from '#kit';
import type en from './locales/en.json';
import { writerFor } from './say.ts';
import type { Share, Shares } from './shares.ts';

/** The shares of a list as a table, and for a spreadsheet. */
export function SharesResult({ shares, total }: Shares) {
  const t = useMessages<typeof en.ui>();
  const write = writerFor(useIntlLanguage(), undefined);
  const list = useLongList(shares);
  const isNamed = shares.some(({ name }) => name !== '');
  const rows = list.shown.map((share, index) => ({ ...share, line: index + 1 }));
  return (
    <>
      <p className="n-line">
        <span>{t('sum', { total: write(total) })}</span>
        <CopyButton value={() => shares.map(toLine).join('\n')} label={t('shares')} />
      </p>
      <Table
        label={t('shares')}
        labelled
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          ...(isNamed
            ? [{ key: 'name', header: t('name'), cell: ({ name }: Share) => name || '–' }]
            : [{ key: 'line', header: t('line'), cell: ({ line }: (typeof rows)[number]) => line }]),
          { key: 'amount', header: t('amount'), code: true, cell: ({ amount }) => write(amount) },
          { key: 'percent', header: t('percent'), code: true, cell: ({ percent }) => write(percent) },
        ]}
      />
      {list.more}
    </>
  );
}

/** Name, amount and percentage with tabs between, as spreadsheets paste them. */
const toLine = ({ name, amount, percent }: Share): string =>
  [...(name === '' ? [] : [name]), amount, percent].join('\t');
