import { useState } from 'react';
import { isWarning, type Note } from '#engine/error';
import { useExplain } from '../context/tool-context.ts';
import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';
import { DisclosureButton } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import { useLongList } from './long-list.tsx';
import styles from './notes.module.css';

/** Notes that say the same, wherever they are about, as the first of them and their number; warnings before the others. */
function countEqual(notes: readonly Note[]): { readonly note: Note; readonly count: number }[] {
  const groups = new Map<string, { note: Note; count: number }>();
  for (const note of notes) {
    const key = JSON.stringify([note.code, note.params, note.where.option]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { note, count: 1 });
    else group.count++;
  }
  return [...groups.values()].sort((a, b) => Number(isWarning(b.note)) - Number(isWarning(a.note)));
}

/** What the operation remarked about its result. The first is seen, a button opens the rest. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const explain = useExplain();
  const t = useCommonMessages();
  const language = useIntlLanguage();
  const [isOpen, setOpen] = useState(false);
  const groups = countEqual(notes);
  const { shown, more } = useLongList(isOpen ? groups : groups.slice(0, 1));
  if (groups.length === 0) return null;
  const others = groups.length - 1;
  return (
    <div className={styles['root']}>
      {/* A long list scrolls, and must be reachable by keyboard for that. */}
      <ul tabIndex={0} aria-label={t('notes')}>
        {shown.map(({ note, count }, index) => (
          <li key={index} className={isWarning(note) ? styles['warning'] : undefined}>
            <Icon name={isWarning(note) ? 'alert-triangle' : 'info-circle'} small />
            <span>
              {explain(note)}
              {count > 1 && <b> × {count.toLocaleString(language)}</b>}
            </span>
          </li>
        ))}
      </ul>
      {more}
      {others > 0 && (
        <DisclosureButton isOpen={isOpen} onToggle={setOpen} className={styles['button']}>
          {t('moreNotes', { count: others })}
        </DisclosureButton>
      )}
    </div>
  );
}
