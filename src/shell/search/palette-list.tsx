import type { ReactNode } from 'react';
import { classes } from '#kit/parts/classes.ts';
import { Icon } from '#kit/parts/icon.tsx';
import { useModifier } from '../frame/modifier.ts';
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
  readonly id: string;
  readonly label: string;
  readonly rows: readonly PaletteRow[];
  readonly selected: number;
  readonly query: string;
  readonly onSelect: (index: number) => void;
  readonly onActivate: (row: PaletteRow) => void;
}

/** The options of a combobox. Row number n has the id `id-n`. */
export function PaletteList({ id, label, rows, selected, query, onSelect, onActivate }: PaletteListProps) {
  const t = useLaterMessages();
  const option = (row: PaletteRow, at: number, key: string, className: string, content: ReactNode) => (
    <div
      key={key}
      id={`${id}-${at}`}
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
          classes(styles['item'], row.item.shown && styles['offer']),
          <>
            <Icon name={row.item.icon} tool={row.item.isTool === true} />
            <div className={styles['name']}>
              <span>
                <Highlighted text={row.item.name} query={query} />
              </span>
              <span className={styles['note']}>{row.item.description}</span>
            </div>
            {row.item.shown && (
              <span className={styles['answer']} data-literal>
                {row.item.shown.preview?.line}
              </span>
            )}
            <OfferKeys item={row.item} />
          </>,
        );
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles['list']}>
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

/** What the keys do with the row that is selected. */
function OfferKeys({ item }: { item: PaletteItem }) {
  const t = useLaterMessages();
  const { command } = useModifier();
  return (
    <span className={styles['keys']}>
      <kbd className="n-kbd">Enter</kbd>
      {item.shown?.preview !== undefined && (
        <>
          {` ${t('paletteOpen')} `}
          <kbd className="n-kbd">{command} Enter</kbd> {t('paletteCopy')}
        </>
      )}
    </span>
  );
}

/** The parts of a name that the query names. */
function Highlighted({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
