import type { Found } from './emojis.ts';

export interface EmojiGroup {
  readonly id: string;
  readonly title: string;
  readonly emojis: readonly Found[];
}

/** A row of the grid: the title of a group, or some of its emojis. */
export type Row =
  | { readonly kind: 'title'; readonly group: EmojiGroup; readonly top: number; readonly height: number }
  | {
      readonly kind: 'emojis';
      readonly group: EmojiGroup;
      readonly emojis: readonly Found[];
      /** Of its first emoji, among all. */
      readonly index: number;
      readonly top: number;
      readonly height: number;
    };

export type EmojiRow = Extract<Row, { kind: 'emojis' }>;

/** CSS pixels, as in the style sheet. */
export const CELL = 44;
const TITLE = 36;

/** The rows of a grid with a number of columns, and their places from the top. */
export function layOut(groups: readonly EmojiGroup[], columns: number): { rows: readonly Row[]; height: number } {
  const rows: Row[] = [];
  let top = 0;
  let index = 0;
  for (const group of groups) {
    rows.push({ kind: 'title', group, top, height: TITLE });
    top += TITLE;
    for (let start = 0; start < group.emojis.length; start += columns) {
      const emojis = group.emojis.slice(start, start + columns);
      rows.push({ kind: 'emojis', group, emojis, index, top, height: CELL });
      top += CELL;
      index += emojis.length;
    }
  }
  return { rows, height: top };
}

/** Whether the emoji at an index, among all, is in a row. */
export const holds = ({ index, emojis }: EmojiRow, at: number): boolean => at >= index && at < index + emojis.length;

/** The index of the emoji that a key leads to from the one at `from`; undefined for any other key. `page` is in rows. */
export function move(key: string, from: number, lines: readonly EmojiRow[], page: number): number | undefined {
  const last = lines.at(-1);
  if (last === undefined) return undefined;
  const end = last.index + last.emojis.length - 1;
  const line = lines.findIndex((row) => holds(row, from));
  const column = from - (lines[line]?.index ?? 0);
  const inLine = (by: number) => {
    const target = lines[Math.max(0, Math.min(lines.length - 1, line + by))];
    return target === undefined ? from : target.index + Math.min(column, target.emojis.length - 1);
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(end, from + 1);
    case 'ArrowUp':
      return inLine(-1);
    case 'ArrowDown':
      return inLine(1);
    case 'PageUp':
      return inLine(-page);
    case 'PageDown':
      return inLine(page);
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return undefined;
  }
}
