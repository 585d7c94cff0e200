import type { ReactNode } from 'react';
import { EmojiButton } from './emoji-button.tsx';
import type { Found } from './emojis.ts';
import styles from './emoji-picker.module.css';

interface KeptEmojisProps {
  readonly title: string;
  readonly emojis: readonly Found[];
  readonly action?: ReactNode;
  readonly onChoose: (found: Found) => void;
  readonly onCopy: (found: Found) => void;
}

/** Emojis that this browser remembers; nothing where there are none. */
export function KeptEmojis({ title, emojis, action, onChoose, onCopy }: KeptEmojisProps) {
  if (emojis.length === 0) return null;
  return (
    <section className={styles['kept']}>
      <div className={styles['kept-head']}>
        <h2>{title}</h2>
        {action}
      </div>
      <div className={styles['row']}>
        {emojis.map((found) => (
          <EmojiButton
            key={found.picture.key}
            found={found}
            onFocus={() => onChoose(found)}
            onCopy={() => onCopy(found)}
          />
        ))}
      </div>
    </section>
  );
}
