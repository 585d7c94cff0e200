import { useId, type ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  /** Gets the id of the tooltip for its `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A short hint beside a control, on hover and on focus. Never the only way to learn something. */
export function Tooltip({ text, position = 'top', children }: TooltipProps) {
  const id = useId();
  return (
    <span className={styles['root']}>
      {children(id)}
      <span id={id} role="tooltip" className={`${styles['text']} ${styles[position]}`}>
        {text}
      </span>
    </span>
  );
}
