import { Table, ToolLink, useMessages, useMounted } from '#kit';
import type { entries } from './entries.ts';
import type en from './locales/en.json';
import styles from './regex-memo.module.css';
import { linkToTester, markExample, showHidden } from './try-link.ts';

type Row = (typeof entries)[number];

/** One topic: sign, meaning, and an example with its matches marked. */
export function EntryTable({ rows, title }: { rows: readonly Row[]; title: string }) {
  const t = useMessages<typeof en.ui>();
  // Without its script the tester cannot run an example; the built page need not carry them all twice.
  const isMounted = useMounted();
  return (
    <div className={styles['topic']}>
      <Table
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'sign', header: t('sign'), cell: ({ sign }) => <code className={styles['sign']}>{sign}</code> },
          { key: 'meaning', header: t('meaning'), cell: ({ id }) => t(`entry.${id}`) },
          {
            key: 'example',
            header: t('example'),
            cell: (row) => (
              <code className={styles['pattern']} translate="no">
                {`/${row.pattern}/${row.flags}${'replacement' in row ? ` → ${row.replacement}` : ''}`}
              </code>
            ),
          },
          { key: 'matches', header: t('matches'), cell: (row) => <Matched row={row} /> },
          {
            key: 'try',
            header: t('try'),
            cell: (row) => (
              <ToolLink
                to={isMounted ? linkToTester(row) : '/regex-tester'}
                aria-label={t('tryWhat', { sign: row.sign })}
              >
                {t('try')}
              </ToolLink>
            ),
          },
        ]}
      />
    </div>
  );
}

function Matched({ row }: { row: Row }) {
  return (
    <code className={styles['text']} translate="no">
      {markExample(row).map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{showHidden(text)}</mark> : showHidden(text),
      )}
      {'result' in row && ` → ${row.result}`}
    </code>
  );
}
