import { useState } from 'react';
import { Button, Reference, useMessages } from '#kit';
import { entries, groupIds, type GroupId } from './entries.ts';
import { EntryTable } from './entry-table.tsx';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { References } from './references.tsx';
import styles from './regex-memo.module.css';
import { findEntries } from './search.ts';

const ALL = ['all', ...groupIds] as const;

export default function RegexMemo() {
  const t = useMessages<typeof en.ui>();
  const [group, setGroup] = useState<GroupId | 'all'>('all');
  const find = (query: string) => {
    const found = findEntries(query, entries, ({ id }) => t(`entry.${id}`));
    return groupIds
      .filter((id) => group === 'all' || id === group)
      .map((id) => ({ id, title: t(`group.${id}`), rows: found.filter((entry) => entry.group === id) }));
  };
  return (
    <Reference
      operation={search}
      search={t('search')}
      find={find}
      filters={
        <div className={styles['topics']} role="group" aria-label={t('group')}>
          {ALL.map((id) => (
            <Button key={id} size="small" aria-pressed={id === group} onClick={() => setGroup(id)}>
              {id === 'all' ? t('all') : t(`group.${id}`)}
            </Button>
          ))}
        </div>
      }
      after={<References />}
    >
      {(rows, { title }) => <EntryTable rows={rows} title={title} />}
    </Reference>
  );
}
