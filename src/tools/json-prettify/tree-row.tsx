import { useState, type ReactNode } from 'react';
import { classes, Icon, useMessages } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import type { Row } from './logic-structure.ts';

interface TreeRowProps {
  readonly row: Row;
  readonly isOpenAtFirst: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** What is in the value, rendered when it is opened. */
  readonly children: ReactNode;
}

/** A value with its key, and with what is in it once it is opened. Pressed, it becomes the chosen one. */
export function TreeRow({ row, isOpenAtFirst, isChosen, onChoose, children }: TreeRowProps) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasChildren = row.children > 0;
  const press = () => {
    onChoose();
    setOpen(!isOpen);
  };
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-node={row.node}
        aria-current={isChosen || undefined}
        aria-expanded={hasChildren ? isOpen : undefined}
        onClick={press}
      >
        <span className={styles['sign']}>
          {hasChildren && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />}
        </span>
        <span className={styles['key']}>{nameOf(row, t('root'))}</span>
        <Value row={row} />
      </button>
      {isOpen && hasChildren && children}
    </li>
  );
}

/** The key or the index of a value. */
export const nameOf = ({ step }: Row, root: string): string => (step === null ? root : String(step));

/** A scalar as written; of an object or array its kind and how much is in it. */
export function Value({ row: { kind, preview, children } }: { row: Row }) {
  const t = useMessages<typeof en.ui>();
  if (preview !== '') return <span className={classes(styles['value'], styles[kind])}>{preview}</span>;
  return (
    <span className={styles['summary']}>
      {kind === 'object' ? '{ }' : '[ ]'} {t('children', { count: children })}
    </span>
  );
}
