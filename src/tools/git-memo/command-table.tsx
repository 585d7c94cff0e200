import { Badge, CopyButton, Table, useMessages } from '#kit';
import { linkToManual, type Entry, type EntryId } from './commands.ts';
import styles from './git-memo.module.css';
import type en from './locales/en.json';

type Row = Entry & { readonly id: EntryId };

/** One topic: what for, the commands as they are copied, the manual page. */
export function CommandTable({ rows, title }: { rows: readonly Row[]; title: string }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['topic']}>
      <Table
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'meaning',
            header: t('meaning'),
            cell: ({ id, mark }) => (
              <span className={styles['meaning']}>
                {t(`entry.${id}`)}
                {mark !== undefined && (
                  <Badge look={mark === 'work' ? 'error' : 'warning'} icon="alert-triangle">
                    {t(`mark.${mark}`)}
                  </Badge>
                )}
              </span>
            ),
          },
          { key: 'command', header: t('command'), cell: (row) => <Lines row={row} /> },
          {
            key: 'manual',
            header: t('manual'),
            cell: (row) => (
              <a href={linkToManual(row)} target="_blank" rel="noreferrer" translate="no">
                {linkToManual(row).split('/').at(-1)}
              </a>
            ),
          },
        ]}
      />
    </div>
  );
}

function Lines({ row: { lines } }: { row: Row }) {
  return (
    <span className={styles['command']}>
      <code translate="no" data-literal>
        {lines.join('\n')}
      </code>
      <CopyButton value={lines.join('\n')} label={lines.join(' ')} />
    </span>
  );
}
