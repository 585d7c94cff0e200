import { formatDuration } from './duration.ts';

export interface Lap {
  readonly number: number;
  /** Milliseconds of this lap alone. */
  readonly split: number;
  /** Milliseconds from the start to its end. */
  readonly total: number;
  readonly rank: 'best' | 'worst' | undefined;
}

/** Laps by the time at the end of each. The first of equally fast ones is the best; of laps that are all alike none is. */
export function readLaps(totals: readonly number[]): readonly Lap[] {
  const splits = totals.map((total, index) => total - (totals[index - 1] ?? 0));
  const [best, worst] = [Math.min(...splits), Math.max(...splits)];
  const rankOf = (index: number): Lap['rank'] => {
    if (best === worst) return undefined;
    if (index === splits.indexOf(best)) return 'best';
    return index === splits.indexOf(worst) ? 'worst' : undefined;
  };
  return totals.map((total, index) => ({
    number: index + 1,
    split: splits[index] ?? 0,
    total,
    rank: rankOf(index),
  }));
}

/** As CSV (RFC 4180): for people, and in milliseconds for programs. */
export function writeCsv(laps: readonly Lap[]): string {
  const rows = laps.map(({ number, split, total }) =>
    [number, formatDuration(split), formatDuration(total), Math.floor(split), Math.floor(total)].join(','),
  );
  return ['lap,split,total,split_ms,total_ms', ...rows, ''].join('\r\n');
}

/** As text: a line for each lap, its number, its own time and the total in columns. */
export function writeText(laps: readonly Lap[]): string {
  const cells = laps.map(({ number, split, total }) => [String(number), formatDuration(split), formatDuration(total)]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')).join('\n');
}
