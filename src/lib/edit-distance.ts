/**
 * The edit distance of two texts, in UTF-16 units, in which a swap of neighboring letters counts once (optimal string
 * alignment, the restricted Damerau–Levenshtein distance). Infinity where it is more than `most`.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped));
    }
    // A swap reaches back by two rows, but costs no less than two steps down.
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  const distance = row[other.length] ?? 0;
  return distance > most ? Infinity : distance;
}
