import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { classes } from '#kit/parts/classes.ts';
import { Dialog } from '#kit/parts/dialog.tsx';
import { IconButton } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { useStore } from '#kit/store.ts';
import { useShown } from './instance/instance.ts';
import { useShellMessages, useToolNames } from './messages.ts';
import { groupItems, otherItems, toolItem, type PaletteItem } from './palette-items.ts';
import styles from './palette.module.css';
import { closePalette } from './palette-state.ts';
import { favorites, recentTools } from './settings.ts';
import { useSearch } from './use-search.ts';

/** A row: an item, or the way to see all of its group. */
type Row = { readonly group: string } & (
  { readonly is: 'item'; readonly item: PaletteItem } | { readonly is: 'more'; readonly count: number }
);

export function Palette() {
  const t = useShellMessages();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [index, setIndex] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const items = useItems(query);
  const groups = groupItems(items, opened);
  const rows: Row[] = groups.flatMap(({ title, items: shown, count }) => [
    ...shown.map((item) => ({ is: 'item', group: title, item }) as const),
    ...(count > shown.length ? [{ is: 'more', group: title, count } as const] : []),
  ]);
  const selected = Math.min(index, rows.length - 1);

  useEffect(() => {
    document.getElementById(`palette-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const activate = (row: Row | undefined) => {
    if (row === undefined) return;
    if (row.is === 'more') return setOpened(new Set([...opened, row.group]));
    closePalette();
    const { to, href, run } = row.item;
    if (to !== undefined) navigate(to);
    else if (href !== undefined) window.open(href, '_blank', 'noopener,noreferrer');
    else run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIndex(Math.max(0, Math.min(rows.length - 1, selected + step)));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      activate(rows[selected]);
    }
  };
  const change = (text: string) => {
    setQuery(text);
    setIndex(0);
    setOpened(new Set());
  };

  const rowProps = (row: Row, at: number) =>
    ({
      id: `palette-${at}`,
      role: 'option',
      'aria-selected': at === selected,
      onPointerMove: () => setIndex(at),
      onClick: () => activate(row),
    }) as const;
  return (
    <Dialog title={t('paletteTitle')} hideTitle className={styles['root']} onClose={closePalette}>
      <div className={styles['input']}>
        <Icon name="search" />
        <input
          ref={input}
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={rows.length > 0 ? `palette-${selected}` : undefined}
          aria-label={t('paletteTitle')}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palettePlaceholder')}
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="x" label={t('paletteClose')} onClick={closePalette} />
      </div>
      <div id="palette-list" role="listbox" aria-label={t('paletteTitle')} className={styles['list']}>
        {groups.map(({ title }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={styles['group']} aria-hidden="true">
              {title}
            </div>
            {rows.map((row, at) =>
              row.group !== title ? null : row.is === 'item' ? (
                <div key={row.item.id} {...rowProps(row, at)} className={styles['item']}>
                  <Icon name={row.item.icon} tool={row.item.isTool === true} />
                  <div className={styles['name']}>
                    <Highlighted text={row.item.name} query={query} />
                    <span className={styles['note']}>{row.item.description}</span>
                  </div>
                  <kbd className="n-kbd">Enter</kbd>
                </div>
              ) : (
                <div key="more" {...rowProps(row, at)} className={classes(styles['item'], styles['more'])}>
                  <Icon name="arrow-right" small />
                  <div className={styles['name']}>{t('paletteMore', { count: row.count, group: title })}</div>
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <Empty icon="filter-search" title={t('paletteNothing', { query })}>
          {t('paletteNothingHint')}
        </Empty>
      )}
      <div className={styles['foot']} aria-hidden="true">
        <span>
          <kbd className="n-kbd">↑</kbd>
          <kbd className="n-kbd">↓</kbd> {t('paletteMove')}
        </span>
        <span>
          <kbd className="n-kbd">Enter</kbd> {t('paletteOpen')}
        </span>
        <span>
          <kbd className="n-kbd">Esc</kbd> {t('paletteClose')}
        </span>
      </div>
      <p className="n-hidden-text" role="status">
        {rows.length === 0 ? t('paletteNothing', { query }) : ''}
      </p>
    </Dialog>
  );
}

/** What to show for a query: the tools that answer it and the actions that do; favourites and recent tools for none. */
function useItems(query: string): readonly PaletteItem[] {
  const t = useShellMessages();
  const { nameOf, describe } = useToolNames();
  const found = useSearch(query, true);
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const recent = shown(useStore(recentTools));
  const names = { t, nameOf, describe };
  const others = otherItems(names);
  if (found === undefined) {
    return [
      ...favorite.map((id) => toolItem(id, names, t('favoriteTools'))),
      ...recent.filter((id) => !favorite.includes(id)).map((id) => toolItem(id, names, t('recentTools'))),
      ...others,
    ];
  }
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const answering = others.filter(({ name, description, keywords = [] }) => {
    const text = [name, description, ...keywords].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...found.map((id) => toolItem(id, names)), ...answering];
}

/** The parts of a name that the query names. */
function Highlighted({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
