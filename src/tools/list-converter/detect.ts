/** How sure it is that the sample is a table: rows of the same number of cells. */
export function detectTable(sample: string): number {
  if (/^\s*[[{<]/.test(sample)) return 0;
  const lines = sample.trimEnd().split(/\r?\n/, 20);
  // The last row may be cut off.
  const rows = lines.length > 2 ? lines.slice(0, -1) : lines;
  if (rows.length < 2) return 0;
  const certainty = (separator: string, sure: number) => {
    const [first = 0, ...others] = rows.map((row) => row.replace(/"[^"]*"/g, '').split(separator).length);
    return first > 1 && others.every((count) => count === first) ? sure : 0;
  };
  // Lines of prose and code end in a sign.
  const isProse = rows.some((row) => /[.!?:;{}\\]\s*$/.test(row));
  return Math.max(certainty('\t', 0.6), isProse ? 0 : certainty(',', 0.5), isProse ? 0 : certainty(';', 0.5));
}
