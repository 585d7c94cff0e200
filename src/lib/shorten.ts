/** A text short enough for a message, on one line. */
export function shorten(text: string, longest = 40): string {
  const start = text.slice(0, longest + 1).replace(/\s+/g, ' ');
  return start.length > longest ? `${start.slice(0, longest)}…` : start;
}
