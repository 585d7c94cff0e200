import { CopyButton, Table, useIntlLanguage, useLongList, useMessages } from '#kit';
import type { ExpandedRange } from './expand.ts';
import type en from './locales/en.json';
import styles from './ipv4-range-expander.module.css';

/** The range beside the single network that holds it, and the networks that are exactly the range. */
export function RangeResult({ range }: { readonly range: ExpandedRange }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const { shown, more } = useLongList(range.exact);
  const count = (size: number | string) => number.format(BigInt(size));
  const rows = [
    { name: t('startAddress'), old: range.start, now: range.blockStart },
    { name: t('endAddress'), old: range.end, now: range.blockEnd },
    { name: t('size'), old: count(range.size), now: count(range.blockSize), copy: String(range.blockSize) },
    { name: t('cidr'), old: '', now: range.cidr },
    { name: t('extra'), old: '', now: count(range.extra), copy: String(range.extra) },
  ];
  const list = range.exact.join('\n');
  return (
    <>
      <Table
        label={t('singleNetwork')}
        rows={rows}
        rowKey={({ name }) => name}
        labelled
        columns={[
          { key: 'name', header: t('fact'), cell: ({ name }) => name },
          { key: 'old', header: t('given'), cell: ({ old }) => old || '–', code: true },
          {
            key: 'now',
            header: t('singleNetwork'),
            cell: ({ name, now, copy = now }) => (
              <span className="n-line">
                {now} <CopyButton value={copy} label={name} />
              </span>
            ),
            code: true,
          },
        ]}
      />
      <div className="n-line">
        <h2 className={styles['heading']}>{t('exact', { count: range.exact.length })}</h2>
        <CopyButton value={list} label={t('networks')} />
      </div>
      <ul className={styles['exact']}>
        {shown.map((cidr) => (
          <li key={cidr} className="n-mono">
            {cidr}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
