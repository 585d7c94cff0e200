import { useEffect, useState } from 'react';
import { useCopy } from '#kit/hooks/use-copy.ts';
import type { PaletteRow } from './palette-list.tsx';

const idOf = (row: PaletteRow) => (row.is === 'item' ? row.item.id : `more-${row.group}`);

interface Rows {
  readonly selected: number;
  readonly select: (index: number) => void;
  /** Selects the first row again. */
  readonly reset: () => void;
  /** Takes the keys of the field above the rows: arrows, Enter, and Ctrl+Enter to copy an answer. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The rows of a list below a field: which one is selected, and the keys. Row number n has the id `list-n`. */
export function useRows(list: string, rows: readonly PaletteRow[], activate: (row: PaletteRow) => void): Rows {
  // By id: rows may come and go above it.
  const [chosen, setChosen] = useState<string>();
  const { copy } = useCopy();
  const selected = Math.max(
    0,
    rows.findIndex((row) => idOf(row) === chosen),
  );
  useEffect(() => {
    document.getElementById(`${list}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, selected]);
  const select = (index: number) => setChosen(rows[index] && idOf(rows[index]));
  return {
    selected,
    select,
    reset: () => setChosen(undefined),
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const row = rows[selected];
      if (step !== undefined) {
        event.preventDefault();
        select(Math.max(0, Math.min(rows.length - 1, selected + step)));
      } else if (event.key === 'Enter' && !event.isComposing && row !== undefined) {
        event.preventDefault();
        const answer = row.is === 'item' ? row.item.shown?.preview : undefined;
        if (!event.ctrlKey && !event.metaKey) activate(row);
        else if (answer !== undefined) void copy(answer.copied);
      }
    },
  };
}
