import { useMemo } from 'react';
import { isLargeText } from '#engine/large-text';
import type { TextValue } from '../hooks/use-operation.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './copy-lines.module.css';
import { useLongList } from './long-list.tsx';

/** The lines of a text; of a large one those of its beginning. The last one may end or not. */
export function linesOf(value: TextValue): readonly string[] {
  const text = isLargeText(value) ? value.head : value;
  return text.replace(/\n$/, '').split('\n');
}

/** The lines of a text, each with a button that copies it alone. */
export function CopyLines({ value }: { value: TextValue }) {
  const lines = useMemo(() => linesOf(value), [value]);
  const { shown, more } = useLongList(lines);
  return (
    <div className={styles['root']}>
      <ol>
        {shown.map((line, index) => (
          // Lines may be equal.
          <li key={index}>
            <span className="n-mono">{line}</span>
            <CopyButton value={line} label={line} />
          </li>
        ))}
      </ol>
      {more}
    </div>
  );
}
