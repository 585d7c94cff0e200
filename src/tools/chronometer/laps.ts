import { formatDuration } from './duration.ts';

export interface Lap {
  readonly number: number;
  /** Milliseconds of this lap alone. */
  readonly split: number;
  /** Milliseconds from the start to its end. */
  readonly total: number;
  readonly rank: 'best' | 'worst' | undefined;
}

export interface LapStatistics {
  readonly laps: readonly Lap[];
  /** Milliseconds; 0 where there are no laps. */
  readonly mean: number;
}

/** Laps by the time at the end of each. The first of equally fast ones is the best; of laps that are all alike none is. */
export function readLaps(totals: readonly number[]): LapStatistics {
  const splits = totals.map((total, index) => total - (totals[index - 1] ?? 0));
  const best = Math.min(...splits);
  const worst = Math.max(...splits);
  const rankOf = (index: number): Lap['rank'] => {
    if (best === worst) return undefined;
    if (index === splits.indexOf(best)) return 'best';
    return index === splits.indexOf(worst) ? 'worst' : undefined;
  };
  return {
    laps: totals.map((total, index) => {
      const split = splits[index] ?? 0;
      return { number: index + 1, split, total, rank: rankOf(index) };
    }),
    mean: splits.length === 0 ? 0 : (totals.at(-1) ?? 0) / splits.length,
  };
}

/** As CSV (RFC 4180): for people, and in milliseconds for programs. */
export function writeCsv(laps: readonly Lap[]): string {
  const rows = laps.map(({ number, split, total }) =>
    [number, formatDuration(split), formatDuration(total), Math.floor(split), Math.floor(total)].join(','),
  );
  return ['lap,split,total,split_ms,total_ms', ...rows, ''].join('\r\n');
}
