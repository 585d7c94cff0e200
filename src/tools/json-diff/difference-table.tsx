import { memo, type ReactNode, type Ref } from 'react';
import { classes, useCopy, useMessages } from '#kit';
import { ShownText } from './shown-text.tsx';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Row } from './tree.ts';

type SideName = 'left' | 'right';

/** Both documents. */
export type Texts = Readonly<Record<SideName, string>>;

interface DifferenceTableProps {
  readonly rows: readonly Row[];
  /** The texts to copy values from; absent while other texts are being compared. */
  readonly texts: Texts | undefined;
  /** Whether each side has its own column. */
  readonly isSplit: boolean;
  readonly ref: Ref<HTMLTableSectionElement>;
}

/** The deepest level that is indented further. */
const DEEPEST = 40;
const signs = { same: '', inside: '', unchanged: '', added: '+', removed: '−', changed: '~', moved: '↕' } as const;
const statusOf = ({ is, isMoved }: Row) => (isMoved && is === 'same' ? 'moved' : is);

/** One row per value; a click copies it. */
export const DifferenceTable = memo(function DifferenceTable({ rows, texts, isSplit, ref }: DifferenceTableProps) {
  const t = useMessages<typeof en.ui>();
  const { copy } = useCopy();
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('compared')}>
      <table className={classes(styles['tree'], isSplit && styles['split'])}>
        <thead>
          <tr>
            <th scope="col">{t('member')}</th>
            {isSplit && <th scope="col">{t('left')}</th>}
            <th scope="col">{isSplit ? t('right') : t('value')}</th>
          </tr>
        </thead>
        <tbody ref={ref}>
          {rows.map((row, index) => {
            const isOpen = (rows[index + 1]?.depth ?? 0) > row.depth;
            const show = (side: SideName) => (
              <ShownText
                row={row}
                side={side}
                isOpen={isOpen}
                onCopy={(start, end) => void (texts !== undefined && copy(texts[side].slice(start, end)))}
              />
            );
            return (
              <tr key={index} tabIndex={-1} className={styles[statusOf(row)]}>
                <KeyCell row={row} />
                {row.is === 'unchanged' ? (
                  <td colSpan={2}>{t('counts.unchanged', { count: row.count })}</td>
                ) : (
                  <ValueCells row={row} isSplit={isSplit} show={show} />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});

function KeyCell({ row }: { row: Row }) {
  const t = useMessages<typeof en.ui>();
  const status = statusOf(row);
  return (
    <th scope="row">
      <span className={styles['sign']} aria-hidden="true">
        {signs[status]}
      </span>
      <span className="n-hidden-text">{t(`status.${status}`)} </span>
      <span className={styles['key']} translate="no">
        {'\u00a0\u00a0'.repeat(Math.min(row.depth, DEEPEST))}
        {row.is === 'unchanged' ? '…' : row.key}
      </span>
      {row.key === null && t('root')}
      {row.from !== null && row.isMoved && <small>{t('movedFrom', { path: row.from })}</small>}
    </th>
  );
}

function ValueCells({ row, isSplit, show }: { row: Row; isSplit: boolean; show: (side: SideName) => ReactNode }) {
  if (!isSplit) {
    return (
      <td>
        {row.left !== null && (row.right === null || row.is === 'changed') && show('left')}
        {row.is === 'changed' && ' → '}
        {row.right !== null && show('right')}
      </td>
    );
  }
  // A value inside an equal one is known by its left side alone.
  const right = row.right === null && row.is === 'same' ? 'left' : 'right';
  return (
    <>
      <td>{row.left !== null && show('left')}</td>
      <td>{row[right] !== null && show(right)}</td>
    </>
  );
}
