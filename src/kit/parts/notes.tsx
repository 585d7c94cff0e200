import type { Note } from '#engine/error';
import { useCommonMessages } from '../settings/language.ts';
import { useExplain } from '../context/tool-context.ts';
import { Icon } from './icon.tsx';
import styles from './notes.module.css';

/** What the operation remarked about its result: losses and assumptions. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const explain = useExplain();
  const t = useCommonMessages();
  if (notes.length === 0) return null;
  return (
    // A long list scrolls, and must be reachable by keyboard for that.
    <ul className={styles['root']} tabIndex={0} aria-label={t('notes')}>
      {notes.map((note, index) => (
        <li key={index}>
          <Icon name="alert-triangle" small />
          <span>{explain(note)}</span>
        </li>
      ))}
    </ul>
  );
}
