import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { wordsOf, type Spelling } from './words.ts';

export interface Options extends Spelling {
  readonly separator: keyof typeof SEPARATORS;
  /** Longest slug in characters, cut between words where it can be; 0 is any length. */
  readonly maxLength: number;
  /** A slug for each line. */
  readonly eachLine: boolean;
  /** Repeated slugs get a number. */
  readonly unique: boolean;
}

/** Unreserved in URLs (RFC 3986, section 2.3). */
const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.', tilde: '~', none: '' } as const;

/** What a note counts, and where it was first. */
interface Finding {
  count: number;
  first: number;
}

/**
 * A text as it can stand in a URL: words in the letters a to z and digits, or with `unicode` in all letters (NFC), joined by
 * a separator. Notes say which lines have no slug, and which letters have no spelling.
 */
export function slugify(text: string, options: Options, note: RunContext['note']): string {
  const { unicode, eachLine, unique } = options;
  const separator = SEPARATORS[options.separator];
  const room = options.maxLength === 0 ? Infinity : options.maxLength;
  const seen = new Map<string, number>();
  const [empty, lost]: [Finding, Finding] = [
    { count: 0, first: -1 },
    { count: 0, first: -1 },
  ];
  const count = (finding: Finding, by: number, start: number) => {
    if (finding.count === 0) finding.first = start;
    finding.count += by;
  };
  const slugOf = (line: string, start: number) => {
    const { words, dropped } = wordsOf(line, options);
    const slug = fitting(words, separator, room);
    if (slug === '' && line.trim() !== '') count(empty, 1, start);
    else if (dropped > 0) count(lost, dropped, start);
    return unique && eachLine ? numbered(slug, separator, room, seen) : slug;
  };
  const slugs = eachLine ? text.replace(/[^\r\n]+/g, slugOf) : slugOf(text, 0);
  const at = ({ first }: Finding) => ({ at: placeAt(text, first) });
  if (empty.count > 0) note(unicode ? 'warning.nothing' : 'warning.noLetters', { count: empty.count }, at(empty));
  if (lost.count > 0) note('warning.dropped', { count: lost.count }, at(lost));
  return slugs;
}

/** As many words as there is room for; of a first word that is too long, its beginning. */
function fitting(words: readonly string[], separator: string, room: number): string {
  if (room === Infinity) return words.join(separator);
  const [first = [], ...rest] = words.map((word) => [...word]);
  const fitted = [first.slice(0, room)];
  let length = first.length;
  for (const word of rest) {
    length += separator.length + word.length;
    if (length > room) break;
    fitted.push(word);
  }
  return fitted.map((word) => word.join('')).join(separator);
}

/** The slug itself, or with the first number that makes it another one; it is cut where the number needs its room. */
function numbered(slug: string, separator: string, room: number, seen: Map<string, number>): string {
  if (slug === '') return '';
  const withNumber = (count: number) => {
    if (count === 1) return slug;
    const end = separator + String(count);
    const cut = room === Infinity ? slug : [...slug].slice(0, Math.max(1, room - end.length)).join('');
    return cut + end;
  };
  let count = (seen.get(slug) ?? 0) + 1;
  let own = withNumber(count);
  while (count > 1 && seen.has(own)) {
    count += 1;
    own = withNumber(count);
  }
  seen.set(slug, count);
  if (own !== slug) seen.set(own, 1);
  return own;
}
