import { useMessages } from '#kit';
import { splitChange } from './differences.ts';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Row, ShownValue } from './tree.ts';

interface ShownTextProps {
  readonly row: Row;
  readonly side: 'left' | 'right';
  /** Its content is in the rows below. */
  readonly isOpen: boolean;
  /** Receives the place of the value in its text. */
  readonly onCopy: (start: number, end: number) => void;
}

/** A value as written; a click copies the whole of it. */
export function ShownText({ row, side, isOpen, onCopy }: ShownTextProps) {
  const t = useMessages<typeof en.ui>();
  const value = row[side];
  if (value === null) return null;
  return (
    <button
      type="button"
      className={styles['value']}
      title={t('copyValue')}
      translate="no"
      onClick={() => onCopy(value.start, value.end)}
    >
      {isOpen ? <Brackets value={value} /> : <Text row={row} side={side} value={value} />}
    </button>
  );
}

const Brackets = ({ value }: { value: ShownValue }) => (
  <>
    {value.kind === 'array' ? '[…]' : '{…}'} <small>{value.size}</small>
  </>
);

function Text({ row, side, value }: Pick<ShownTextProps, 'row' | 'side'> & { value: ShownValue }) {
  const rest = value.end - value.start > value.text.length ? '…' : '';
  if (row.is !== 'changed' || row.left?.kind !== 'string' || row.right?.kind !== 'string') return value.text + rest;
  const change = splitChange(row.left.text, row.right.text);
  return (
    <>
      {change.start}
      <mark>{change[side]}</mark>
      {change.end}
      {rest}
    </>
  );
}
