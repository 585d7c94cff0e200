import { useState } from 'react';
import { Directions, Reference, useMessages, type TextValue } from '#kit';
import { EventLog } from './event-log.tsx';
import { KeyTable } from './key-table.tsx';
import styles from './keycode-info.module.css';
import { groups, keys } from './keys.ts';
import { KeyFacts, LastKey } from './last-key.tsx';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { hotkeyOf } from './press.ts';
import { PressField } from './press-field.tsx';
import { findKeys } from './search.ts';
import { SnippetList } from './snippet-list.tsx';
import { useEvents } from './use-events.ts';

/** By hand: nothing but a key that is pressed makes the events. */
export default function KeycodeInfo() {
  const t = useMessages<typeof en.ui>();
  const combination = useState<TextValue>('');
  const [, setCombination] = combination;
  const { field, entries, last, typed, clear } = useEvents((press) => {
    const hotkey = hotkeyOf(press);
    if (hotkey !== undefined) setCombination(hotkey);
  });
  const find = (query: string) => {
    const found = findKeys(query, keys, ({ group, location }) =>
      [t(`group.${group}`), location === 'standard' ? '' : t(`location.${location}`)].join('\n'),
    );
    return groups.map((id) => ({ id, title: t(`group.${id}`), rows: found.filter(({ group }) => group === id) }));
  };
  return (
    <Directions>
      {{
        press: (
          <div className="n-stack">
            <PressField ref={field} />
            <div className={styles['last']}>
              <LastKey press={last} typed={typed} />
              {last !== undefined && <KeyFacts press={last} />}
            </div>
            <SnippetList combination={combination} />
            {entries.length > 0 && <EventLog entries={entries} onClear={clear} />}
          </div>
        ),
        search: (
          <Reference operation={search} search={t('findKey')} find={find}>
            {(rows, { title }) => <KeyTable rows={rows} title={title} />}
          </Reference>
        ),
      }}
    </Directions>
  );
}
