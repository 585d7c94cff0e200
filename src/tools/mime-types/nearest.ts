import { extensions, mimeTypes } from './media-types.ts';

/** Offers of types, or of extensions where no type was asked for. */
const MOST = 5;

/** Types or extensions that are one or two slips away, the nearest first. */
export function nearest(type: string, extension: string): string[] {
  const wanted = type || extension;
  const candidates = type === '' ? extensions : mimeTypes.map((item) => item.type);
  const slips = Math.min(2, Math.floor(wanted.length / 2));
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ candidate }) => (type === '' ? `.${candidate}` : candidate));
}

/** Levenshtein's distance; Infinity where the lengths already differ by more than two. */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? Infinity;
}
