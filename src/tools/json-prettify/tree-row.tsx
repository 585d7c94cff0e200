import { useState, type ReactNode } from 'react';
import { classes, CopyButton, Icon, useMessages } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import type { Row } from './logic-structure.ts';

interface TreeRowProps {
  readonly row: Row;
  readonly isOpenAtFirst: boolean;
  /** What is in the value, rendered when it is opened. */
  readonly children: ReactNode;
}

/** A value with its key, and with what is in it once it is opened. */
export function TreeRow({ row, isOpenAtFirst, children }: TreeRowProps) {
  const t = useMessages<typeof en.ui>();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const name = row.step === null ? t('root') : String(row.step);
  return (
    <li>
      <div className={styles['row']}>
        {row.children > 0 ? (
          <button type="button" className={styles['toggle']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
            <span className={styles['key']}>{name}</span>
          </button>
        ) : (
          <span className={classes(styles['leaf'], styles['key'])}>{name}</span>
        )}
        <Value row={row} />
        {row.pointer !== '' && <CopyButton value={row.pointer} label={t('pathOf', { pointer: row.pointer })} />}
      </div>
      {isOpen && row.children > 0 && children}
    </li>
  );
}

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
