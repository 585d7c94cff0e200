import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../context/tool-context.ts';
import { IconButton } from '../parts/button.tsx';
import styles from './differences.module.css';

/**
 * Buttons and keys (N, P) for the next and the previous of `count` differences; after the last comes the first. Its words
 * are those of the topic `differences`.
 */
export function useDifferenceSteps(
  count: number,
  show: (index: number) => void,
): { readonly listen: (event: KeyboardEvent) => void; readonly buttons: ReactNode } {
  const t = useMessages<Record<string, string>>();
  const [current, setCurrent] = useState(-1);
  const step = (by: number) => {
    if (count === 0) return;
    const next = current < 0 && by < 0 ? count - 1 : (current + by + count) % count;
    setCurrent(next);
    show(next);
  };
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { n: 1, p: -1 }[event.key.toLowerCase()];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const buttons = (
    <span className={styles['steps']}>
      <IconButton icon="arrow-up" label={t('previousDifference')} disabled={count === 0} onClick={() => step(-1)} />
      <IconButton icon="arrow-down" label={t('nextDifference')} disabled={count === 0} onClick={() => step(1)} />
    </span>
  );
  return { listen, buttons };
}
