/** Engines take time that grows with the square of a text: it is read in pieces of about this many UTF-16 units. */
const PIECE = 500;

/**
 * The characters as readers see them (UAX #29): a letter with its accents, an emoji with its parts. Old browsers know
 * only code points.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  // An ASCII character before another one is for itself, but for CR LF; engines are slow in finding that out.
  for (let start = 0; start < text.length;) {
    let end = start;
    while (end < text.length && !isAlone(text, end)) end++;
    if (end > start) {
      // The character that ends the stretch belongs to it: what comes before may reach over to it.
      end = Math.min(end + 1, text.length);
      yield* segmentsOf(segmenter, text.slice(start, end));
      start = end;
    } else yield text.charAt(start++);
  }
}

/** Whether neither this character nor the next one can be more than ASCII. */
function isAlone(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code >= 0x80) return false;
  const next = text.charCodeAt(index + 1);
  return !(next >= 0x80) && !(code === CR && next === LF);
}

const CR = 0x0d;
const LF = 0x0a;

function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<string> {
  let start = 0;
  let size = PIECE;
  while (start < text.length) {
    const end = pieceEnd(text, start + size);
    const segments = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // The last one may continue after the piece. Text before a boundary has no say in what follows (UAX #29).
    const last = end < text.length ? segments.pop() : undefined;
    yield* segments;
    size = segments.length === 0 ? size * 2 : PIECE;
    start = end - (last?.length ?? 0);
  }
}

/** Not between the halves of a surrogate pair. */
const pieceEnd = (text: string, end: number): number =>
  end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end + 1 : Math.min(end, text.length);
