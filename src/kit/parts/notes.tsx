import { useState } from 'react';
import type { Note } from '#engine/error';
import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';
import { useExplain } from '../context/tool-context.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLongList } from './long-list.tsx';
import styles from './notes.module.css';

/** The operation's remarks on its result: losses and assumptions. The first is seen, the others when asked for. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const explain = useExplain();
  const t = useCommonMessages();
  const language = useIntlLanguage();
  const [isOpen, setOpen] = useState(false);
  const counts = new Map<string, number>();
  for (const note of notes) {
    const words = explain(note);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const distinct = [...counts];
  const { shown, more } = useLongList(isOpen ? distinct : distinct.slice(0, 1));
  const others = distinct.length - 1;
  if (others < 0) return null;
  return (
    <div className={styles['root']}>
      {/* A long list scrolls, and must be reachable by keyboard for that. */}
      <ul aria-label={t('notes')} tabIndex={isOpen ? 0 : undefined}>
        {shown.map(([words, count]) => (
          <li key={words}>
            <Icon name="alert-triangle" small />
            <span>
              {words}
              {count > 1 && <b className={styles['count']}>× {count.toLocaleString(language)}</b>}
            </span>
          </li>
        ))}
      </ul>
      {more}
      {others > 0 && (
        <Button
          look="text"
          size="small"
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('moreNotes', { count: others })}
        </Button>
      )}
    </div>
  );
}
