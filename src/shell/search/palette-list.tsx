import type { ReactNode } from 'react';
import { classes } from '#kit/parts/classes.ts';
import { Icon } from '#kit/parts/icon.tsx';
import { useLaterMessages } from '../texts/later.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import styles from './palette.module.css';

/** A row: an item, or the way to see all of its group. */
export type PaletteRow = { readonly group: string } & (
  { readonly is: 'item'; readonly item: PaletteItem } | { readonly is: 'more'; readonly count: number }
);

export const rowsOf = (groups: readonly PaletteGroup[]): PaletteRow[] =>
  groups.flatMap(({ title, items, count }) => [
    ...items.map((item) => ({ is: 'item', group: title, item }) as const),
    ...(count > items.length ? [{ is: 'more', group: title, count } as const] : []),
  ]);

interface PaletteListProps {
  readonly rows: readonly PaletteRow[];
  readonly selected: number;
  readonly query: string;
  readonly onSelect: (index: number) => void;
  readonly onActivate: (row: PaletteRow) => void;
}

/** The options of the palette's combobox. Row number n has the id `palette-n`. */
export function PaletteList({ rows, selected, query, onSelect, onActivate }: PaletteListProps) {
  const t = useLaterMessages();
  const option = (row: PaletteRow, at: number, key: string, className: string, content: ReactNode) => (
    <div
      key={key}
      id={`palette-${at}`}
      role="option"
      aria-selected={at === selected}
      className={className}
      onPointerMove={() => onSelect(at)}
      onClick={() => onActivate(row)}
    >
      {content}
    </div>
  );
  const draw = (row: PaletteRow, at: number) =>
    row.is === 'more'
      ? option(
          row,
          at,
          'more',
          classes(styles['item'], styles['more']),
          <>
            <Icon name="arrow-right" small />
            <div className={styles['name']}>{t('paletteMore', { count: row.count, group: row.group })}</div>
          </>,
        )
      : option(
          row,
          at,
          row.item.id,
          classes(styles['item']),
          <>
            <Icon name={row.item.icon} tool={row.item.isTool === true} />
            <div className={styles['name']}>
              <Highlighted text={row.item.name} query={query} />
              <span className={styles['note']}>{row.item.description}</span>
            </div>
            <kbd className="n-kbd">Enter</kbd>
          </>,
        );
  return (
    <div id="palette-list" role="listbox" aria-label={t('paletteTitle')} className={styles['list']}>
      {[...new Set(rows.map(({ group }) => group))].map((title) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles['group']} aria-hidden="true">
            {title}
          </div>
          {rows.map((row, at) => (row.group === title ? draw(row, at) : null))}
        </div>
      ))}
    </div>
  );
}

/** The parts of a name that the query names. */
function Highlighted({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
