import { memo, type ReactNode, type Ref } from 'react';
import { classes, IconButton, useCopy, useMessages } from '#kit';
import { ignoreEntry } from './ignore-entry.ts';
import { ShownText } from './shown-text.tsx';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Row } from './tree.ts';

type SideName = 'left' | 'right';

/** Both documents. */
export type Texts = Readonly<Record<SideName, string>>;

interface DifferenceTableProps {
  readonly rows: readonly Row[];
  /** To copy values from; absent while other texts are being compared. */
  readonly texts: Texts | undefined;
  /** The sides in columns of their own. */
  readonly isSplit: boolean;
  readonly onIgnore: (entry: string) => void;
  readonly ref: Ref<HTMLTableSectionElement>;
}

/** Levels that are indented. */
const DEEPEST = 40;
const signs = { same: '', inside: '', unchanged: '', added: '+', removed: '−', changed: '~', moved: '↕' } as const;
const statusOf = ({ is, isMoved }: Row) => (isMoved && is === 'same' ? 'moved' : is);

/** A line for each value; a click copies it. */
export const DifferenceTable = memo(function DifferenceTable(props: DifferenceTableProps) {
  const { rows, texts, isSplit, onIgnore, ref } = props;
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
                <KeyCell row={row} onIgnore={onIgnore} />
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

function KeyCell({ row, onIgnore }: { row: Row } & Pick<DifferenceTableProps, 'onIgnore'>) {
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
      {row.key !== null && row.is !== 'unchanged' && (
        <IconButton
          className={styles['ignore']}
          size="small"
          icon="eye-off"
          label={t('ignoreKey', { key: ignoreEntry(row) })}
          onClick={() => onIgnore(ignoreEntry(row))}
        />
      )}
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
  // An equal value inside an equal one is known by its left side only.
  const right = row.right === null && row.is === 'same' ? 'left' : 'right';
  return (
    <>
      <td>{row.left !== null && show('left')}</td>
      <td>{row[right] !== null && show(right)}</td>
    </>
  );
}
