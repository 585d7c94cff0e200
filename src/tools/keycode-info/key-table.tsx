import { CopyButton, Table, useMessages } from '#kit';
import { shortName, type Key } from './keys.ts';
import styles from './keycode-info.module.css';
import type en from './locales/en.json';

/** One group of keys. */
export function KeyTable({ rows, title }: { rows: readonly Key[]; title: string }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Table
      label={title}
      labelled
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'key',
          header: 'key',
          code: true,
          cell: (row) => (
            <>
              {[row.key === ' ' ? shortName(row) : row.key, row.shifted ?? []].flat().join('  ')}
              {row.withoutNumLock !== undefined && <div>{`${row.withoutNumLock.key} (${t('withoutNumLock')})`}</div>}
            </>
          ),
        },
        {
          key: 'code',
          header: 'code',
          code: true,
          cell: ({ code }) => (
            <span className={styles['code']}>
              {code}
              <CopyButton value={code} label={code} />
            </span>
          ),
        },
        {
          key: 'keyCode',
          header: 'keyCode',
          code: true,
          cell: ({ keyCode, firefox, mac, withoutNumLock }) => (
            <>
              {keyCode}
              {firefox !== undefined && ` (Firefox: ${firefox})`}
              {mac !== undefined && ` (Mac: ${mac})`}
              {withoutNumLock !== undefined && <div>{`${withoutNumLock.keyCode} (${t('withoutNumLock')})`}</div>}
            </>
          ),
        },
        { key: 'location', header: 'location', cell: ({ location }) => t(`location.${location}`) },
      ]}
    />
  );
}
