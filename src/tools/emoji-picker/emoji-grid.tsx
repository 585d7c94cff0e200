import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useMessages } from '#kit';
import type { Found } from './emojis.ts';
import { EmojiButton } from './emoji-button.tsx';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';
import { CELL, holds, layOut, move, type EmojiGroup, type EmojiRow, type Row } from './rows.ts';
import { useUndrawn } from './use-undrawn.ts';

/** What other parts may ask of the grid. */
export interface Grid {
  /** Focuses the first emoji. */
  readonly enter: () => void;
  /** Scrolls to a group. */
  readonly show: (group: string) => void;
}

interface EmojiGridProps {
  readonly groups: readonly EmojiGroup[];
  readonly chosen: string | undefined;
  readonly onChoose: (found: Found) => void;
  readonly onCopy: (found: Found) => void;
  readonly ref: Ref<Grid>;
}

/** CSS pixels above and below the visible part that are drawn as well. */
const BEYOND = 3 * CELL;

/** Emojis by group, of which only the visible rows are drawn. Arrow keys move among them. */
export function EmojiGrid({ groups, chosen, onChoose, onCopy, ref }: EmojiGridProps) {
  const t = useMessages<typeof en.ui>();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, width: 0, height: 0 });
  const [active, setActive] = useState(0);
  const takesFocus = useRef(false);
  const columns = Math.max(1, Math.floor(view.width / CELL));
  const { rows, height } = useMemo(() => layOut(groups, columns), [groups, columns]);
  const lines = useMemo(() => rows.filter((row): row is EmojiRow => row.kind === 'emojis'), [rows]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  // New results are shown from their beginning.
  const first = groups.map(({ id, emojis }) => `${id}${emojis.length}${emojis[0]?.base.key ?? ''}`).join();
  useLayoutEffect(() => {
    frame.current?.scrollTo(0, 0);
    setActive(0);
  }, [first]);

  const shown =
    view.width === 0
      ? []
      : rows.filter((row) => row.top + row.height > view.top - BEYOND && row.top < view.top + view.height + BEYOND);
  const [begin] = shown;
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    element.style.height = `${height}px`;
    element.style.paddingTop = `${begin?.top ?? 0}px`;
  });
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus();
  });
  const undrawn = useUndrawn(shown.flatMap((row) => (row.kind === 'emojis' ? row.emojis : [])).map(emojiOf));

  const goTo = (index: number) => {
    const element = frame.current;
    const line = lines.find((row) => index < row.index + row.emojis.length);
    if (element === null || line === undefined) return;
    // Above the first row is the title of its group.
    if (line.top < element.scrollTop) element.scrollTop = line === lines[0] ? 0 : line.top;
    else if (line.top + CELL > element.scrollTop + element.clientHeight)
      element.scrollTop = line.top + CELL - element.clientHeight;
    takesFocus.current = true;
    setActive(index);
    setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight });
  };
  useImperativeHandle(ref, () => ({
    enter: () => goTo(0),
    show: (group) => {
      const title = rows.find((row) => row.kind === 'title' && row.group.id === group);
      if (title !== undefined) frame.current?.scrollTo(0, title.top);
    },
  }));
  // Tab reaches one emoji: the one that the arrow keys left, or else the first in sight.
  const isSeen = shown.some((row) => row.kind === 'emojis' && holds(row, active));
  const reachable = isSeen ? active : shown.find((row) => row.kind === 'emojis')?.index;
  return (
    <div
      ref={frame}
      className={styles['grid']}
      role="group"
      aria-label={t('emojis')}
      onKeyDown={(event) => {
        const index = event.target instanceof HTMLElement ? Number(event.target.dataset['index'] ?? active) : active;
        const next = move(event.key, index, lines, Math.max(1, Math.floor(view.height / CELL) - 1));
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        goTo(next);
      }}
    >
      <div ref={canvas} className={styles['canvas']}>
        {shown.map((row) =>
          row.kind === 'title' ? (
            <h2 key={keyOf(row)} className={styles['title']}>
              {row.group.title} <span>{row.group.emojis.length}</span>
            </h2>
          ) : (
            <div key={keyOf(row)} className={styles['row']}>
              {row.emojis.map((found, column) => (
                <EmojiButton
                  key={found.picture.key}
                  found={found}
                  index={row.index + column}
                  isReachable={row.index + column === reachable}
                  isChosen={found.picture.key === chosen}
                  isUndrawn={undrawn.has(found.picture.emoji)}
                  onFocus={() => {
                    setActive(row.index + column);
                    onChoose(found);
                  }}
                  onCopy={() => onCopy(found)}
                />
              ))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

const emojiOf = ({ picture }: Found) => picture.emoji;
const keyOf = (row: Row) => (row.kind === 'title' ? row.group.id : `${row.group.id} ${row.index}`);
