/** A text short enough for a message, on one line: at most so many code points. */
export function shorten(text: string, longest = 40): string {
  // No code point has more than two UTF-16 units.
  const start = Array.from(text.slice(0, 2 * longest + 2).replace(/\s+/g, ' '));
  return start.length > longest ? `${start.slice(0, longest).join('')}…` : start.join('');
}
