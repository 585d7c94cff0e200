import { useEffect, useRef, type ReactNode } from 'react';
import { classes, Icon, useMessages } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import type { Row } from './logic-structure.ts';
import { useTree, type Way } from './use-tree.ts';

interface TreeRowProps {
  readonly row: Row;
  /** The values around it, and itself. */
  readonly way: Way;
  readonly isOpenAtFirst: boolean;
  /** The content of the value, rendered when it is opened. */
  readonly children: ReactNode;
}

/** A value with its key, and with what is in it once it is opened. Pressed, it is chosen. */
export function TreeRow({ row, way, isOpenAtFirst, children }: TreeRowProps) {
  const t = useMessages<typeof en.ui>();
  const tree = useTree();
  const line = useRef<HTMLDivElement>(null);
  const isParent = row.children > 0;
  const isOpen = isParent && (tree.isOpen(row.node) ?? isOpenAtFirst);
  const isChosen = tree.chosen.at(-1)?.node === row.node;
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <li>
      <div ref={line} className={classes(styles['row'], isChosen && styles['chosen'])}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isParent ? isOpen : undefined}
          aria-current={isChosen}
          onClick={() => {
            if (isParent) tree.setOpen(row.node, !isOpen);
            tree.choose(way);
          }}
        >
          {isParent && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small />}
          <span className={classes(styles['key'], !isParent && styles['leaf'])}>
            {row.step === null ? t('root') : String(row.step)}
          </span>
          <Value row={row} />
        </button>
      </div>
      {isOpen && children}
    </li>
  );
}

/** A scalar as written; of an object or array its kind and how much is in it. */
function Value({ row: { kind, preview, children } }: { row: Row }) {
  const t = useMessages<typeof en.ui>();
  if (preview !== '') return <span className={classes(styles['value'], styles[kind])}>{preview}</span>;
  return (
    <span className={styles['summary']}>
      {kind === 'object' ? '{ }' : '[ ]'} {t('children', { count: children })}
    </span>
  );
}
