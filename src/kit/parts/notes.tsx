import type { Note } from '#engine/error';
import { useExplain } from '../tool-context.ts';
import { Icon } from './icon.tsx';
import styles from './pane.module.css';

/** What the operation remarked about its result: losses and assumptions. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const explain = useExplain();
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map((note, index) => (
        <li key={index}>
          <Icon name="alert-triangle" small />
          <span>{explain(note)}</span>
        </li>
      ))}
    </ul>
  );
}
