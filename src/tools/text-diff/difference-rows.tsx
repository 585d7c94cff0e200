import type { Ref } from 'react';
import { classes, LongText, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Row, Side } from './logic.ts';
import type { ShownRow } from './shown-rows.ts';
import styles from './text-diff.module.css';

interface DifferenceRowsProps {
  readonly rows: readonly ShownRow[];
  readonly isSplit: boolean;
  /** Shows the equal rows that begin here. */
  readonly onOpen: (start: number) => void;
  readonly ref: Ref<HTMLTableSectionElement>;
}

/** A table row for each row of the comparison. */
export function DifferenceRows({ rows, isSplit, onOpen, ref }: DifferenceRowsProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <table className={styles['rows']}>
      <colgroup>
        {isSplit ? (
          <>
            <col className={styles['number']} />
            <col />
            <col className={styles['number']} />
            <col />
          </>
        ) : (
          <>
            <col className={styles['number']} />
            <col className={styles['number']} />
            <col className={styles['sign']} />
            <col />
          </>
        )}
      </colgroup>
      <tbody ref={ref}>
        {rows.map((row, index) =>
          row.is === 'folded' ? (
            <tr key={index} className={styles['folded']}>
              <td colSpan={4}>
                <button type="button" className={styles['fold']} onClick={() => onOpen(row.start)}>
                  {t('folded', { count: row.count })}
                </button>
              </td>
            </tr>
          ) : (
            <tr key={index} tabIndex={-1}>
              {isSplit ? <SplitCells row={row} /> : <InlineCells row={row} />}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function SplitCells({ row }: { row: Row }) {
  return (
    <>
      <SideCells side={row.left} look={row.is === 'same' ? undefined : styles['removed']} />
      <SideCells side={row.right} look={row.is === 'same' ? undefined : styles['added']} />
    </>
  );
}

function SideCells({ side, look }: { side: Side | null; look: string | undefined }) {
  const own = side === null ? styles['absent'] : look;
  return (
    <>
      <LineNumber line={side?.line} look={own} />
      <td className={own} translate="no">
        {side !== null && <Parts parts={side.parts} />}
      </td>
    </>
  );
}

/** A cell without a number is no header. */
const LineNumber = ({ line, look }: { line: number | undefined; look: string | undefined }) =>
  line === undefined ? (
    <td className={look} />
  ) : (
    <th scope="row" className={look}>
      {line}
    </th>
  );

const signs = { same: '', removed: '−', added: '+', changed: '' } as const;

function InlineCells({ row }: { row: Row }) {
  const t = useMessages<typeof en.ui>();
  const look = row.is === 'same' ? undefined : styles[row.is];
  const side = row.right ?? row.left;
  return (
    <>
      <LineNumber line={row.left?.line} look={look} />
      <LineNumber line={row.right?.line} look={look} />
      <td className={classes(look, styles['sign'])}>
        <span aria-hidden="true">{signs[row.is]}</span>
        {(row.is === 'removed' || row.is === 'added') && <span className="n-hidden-text">{t(`is.${row.is}`)}</span>}
      </td>
      <td className={look} translate="no">
        {side !== null && <Parts parts={side.parts} />}
      </td>
    </>
  );
}

/** By turns what both texts have and what is marked. */
function Parts({ parts }: { parts: readonly string[] }) {
  const t = useMessages<typeof en.ui>();
  return parts.map((part, index) => {
    const text = (
      <LongText key={index} label={t('differences')}>
        {part}
      </LongText>
    );
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
  });
}
