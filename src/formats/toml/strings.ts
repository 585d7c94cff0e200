import type { Source } from './source.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};
/** `\e` is new in TOML 1.1. */
const ESCAPE_11: Readonly<Record<string, string>> = { e: '\x1b' };
const CODE = { x: 2, u: 4, U: 8 } as const;

/** Reads a string of any of the four kinds; the source is at its first quote. `oneLine`: as in keys. */
export function readString(source: Source, oneLine = false): string {
  const quote = source.peek();
  const start = source.at;
  const isLong = source.startsWith(quote.repeat(3));
  if (isLong && oneLine) throw source.error('toml.multilineKey', {}, start, start + 3);
  const bodyStart = start + (isLong ? 3 : 1);
  const bodyEnd = isLong ? findLongEnd(source, quote, bodyStart) : findEnd(source, quote, bodyStart);
  if (bodyEnd < 0) throw source.error('toml.unclosedString', {}, start, bodyStart);
  source.checkCharacters(bodyStart, bodyEnd);
  source.at = bodyEnd + (isLong ? 3 : 1);
  const body = source.text.slice(bodyStart, bodyEnd);
  if (!isLong) return quote === '"' ? unescape(source, body, bodyStart, false) : body;
  checkLineBreaks(source, body, bodyStart);
  const unbroken = body.replace(/^\r?\n/, '');
  return quote === '"' ? unescape(source, unbroken, bodyEnd - unbroken.length, true) : unbroken;
}

/** Offset of the closing quote on this line, or -1. */
function findEnd({ text }: Source, quote: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === quote) return at;
    if (character === '\n' || character === '\r') return -1;
    if (character === '\\' && quote === '"') at++;
  }
  return -1;
}

/** Offset of the three closing quotes, or -1. Up to two quotes more belong to the string. */
function findLongEnd({ text }: Source, quote: string, start: number): number {
  const closing = quote.repeat(3);
  for (let at = start; at < text.length; at++) {
    if (text.charAt(at) === '\\' && quote === '"') at++;
    else if (text.startsWith(closing, at)) {
      const more = /^(["'])\1{0,1}/.exec(text.slice(at + 3, at + 5))?.[0] ?? '';
      return at + (more.startsWith(quote) ? more.length : 0);
    }
  }
  return -1;
}

function checkLineBreaks(source: Source, body: string, start: number): void {
  const bare = body.search(/\r(?!\n)/);
  if (bare >= 0) throw source.error('toml.carriageReturn', {}, start + bare, start + bare + 1);
}

function unescape(source: Source, body: string, start: number, isLong: boolean): string {
  if (!body.includes('\\')) return body;
  // A backslash at the end of a line takes all whitespace up to the next text.
  const pattern = isLong ? /\\(?:[ \t]*\r?\n\s*|x.{0,2}|u.{0,4}|U.{0,8}|[^])/g : /\\(?:x.{0,2}|u.{0,4}|U.{0,8}|[^])/g;
  return body.replace(pattern, (whole: string, at: number) => {
    if (isLong && /^\\[ \t]*\r?\n/.test(whole)) return '';
    const letter = whole.charAt(1);
    const code = letter === 'u' || letter === 'U' || letter === 'x' ? CODE[letter] : 0;
    const simple = ESCAPES[letter] ?? ESCAPE_11[letter];
    const offset = start + at;
    if ((letter === 'x' || letter === 'e') && source.version === '1.0') {
      throw source.error('toml.version11', {}, offset, offset + 2);
    }
    if (code === 0 && simple !== undefined) return simple;
    const digits = whole.slice(2);
    if (code === 0 || digits.length < code || !/^[\da-fA-F]+$/.test(digits)) {
      throw source.error(code === 0 ? 'toml.escape' : 'toml.unicode', { found: whole }, offset, offset + whole.length);
    }
    const point = Number.parseInt(digits, 16);
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) {
      throw source.error('toml.unicode', { found: whole }, offset, offset + whole.length);
    }
    return String.fromCodePoint(point);
  });
}
