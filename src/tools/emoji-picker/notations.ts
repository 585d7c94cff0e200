/** One text in the notations of languages and standards; ASCII is escaped as well. */
export interface Notations {
  readonly codePoints: string;
  readonly htmlHex: string;
  readonly htmlDecimal: string;
  readonly css: string;
  readonly javascript: string;
  /** Surrogate pairs, as in JSON, Java and C#. */
  readonly utf16: string;
  readonly python: string;
  readonly utf8: string;
  readonly url: string;
}

export const hexOf = (code: number, digits: number) => code.toString(16).toUpperCase().padStart(digits, '0');
const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** `U+1F469 U+200D U+1F4BB`. */
export const writeCodePoints = (text: string): string =>
  codesOf(text)
    .map((code) => `U+${hexOf(code, 4)}`)
    .join(' ');

export function writeNotations(text: string): Notations {
  const codes = codesOf(text);
  const bytes = [...new TextEncoder().encode(text)].map((byte) => hexOf(byte, 2));
  const each = (write: (code: number) => string) => codes.map(write).join('');
  return {
    codePoints: writeCodePoints(text),
    htmlHex: each((code) => `&#x${hexOf(code, 1)};`),
    htmlDecimal: each((code) => `&#${code};`),
    // Six digits need no space before what follows (CSS Syntax 3, section 4.3.7).
    css: each((code) => `\\${hexOf(code, 6)}`),
    javascript: each((code) => `\\u{${hexOf(code, 1)}}`),
    utf16: unitsOf(text)
      .map((unit) => `\\u${hexOf(unit, 4)}`)
      .join(''),
    python: each((code) => (code > 0xffff ? `\\U${hexOf(code, 8)}` : `\\u${hexOf(code, 4)}`)),
    utf8: bytes.join(' '),
    url: bytes.map((byte) => `%${byte}`).join(''),
  };
}

const LAST = 0x10ffff;

/** Undefined where there is no such code point. */
function fromCodes(codes: readonly number[]): string | undefined {
  return codes.length > 0 && codes.every((code) => code <= LAST) ? String.fromCodePoint(...codes) : undefined;
}

function fromBytes(hex: string): string | undefined {
  const bytes = (hex.match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

const numbersIn = (text: string, token: RegExp) =>
  Array.from(text.matchAll(token), ([, hex, decimal]) =>
    hex === undefined ? Number(decimal) : Number.parseInt(hex, 16),
  );

interface Reader {
  readonly form: RegExp;
  readonly read: (text: string) => string | undefined;
}

const readers: readonly Reader[] = [
  {
    form: /^(?:(?:U\+|0x)[\da-f]{1,6}[\s,-]*)+$/i,
    read: (text) => fromCodes(numbersIn(text, /(?:U\+|0x)([\da-f]+)/gi)),
  },
  {
    form: /^(?:&#(?:x[\da-f]{1,6}|\d{1,7});\s*)+$/i,
    read: (text) => fromCodes(numbersIn(text, /&#(?:x([\da-f]+)|(\d+));/gi)),
  },
  { form: /^(?:\\u\{[\da-f]{1,6}\})+$/i, read: (text) => fromCodes(numbersIn(text, /\{([\da-f]+)\}/gi)) },
  {
    // Two surrogates become one character.
    form: /^(?:\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8})+$/,
    read: (text) =>
      fromCodes(
        Array.from(text.matchAll(/\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})/g), ([, unit = '', code = '']) =>
          Number.parseInt(unit + code, 16),
        ),
      ),
  },
  { form: /^(?:\\[\da-f]{1,6} ?)+$/i, read: (text) => fromCodes(numbersIn(text, /\\([\da-f]+)/gi)) },
  { form: /^(?:%[\da-f]{2})+$/i, read: fromBytes },
  { form: /^(?:\\x[\da-f]{2})+$/i, read: (text) => fromBytes(text.replaceAll('\\x', '')) },
  { form: /^[\da-f]{2}(?: [\da-f]{2})+$/i, read: fromBytes },
  {
    // At least one digit: `face` and `decade` are words.
    form: /^(?=.*\d)[\da-f]{4,6}(?:[-_ ][\da-f]{2,6})*$/i,
    read: (text) => fromCodes(numbersIn(text, /([\da-f]+)/gi)),
  },
];

/** No sequence is longer in any notation. */
const LONGEST = 300;

/** The text that is written in some notation (`U+1F600`, `\u{1F600}`, `&#128512;`, `F0 9F 98 80` …); undefined for none. */
export function readNotation(text: string): string | undefined {
  const given = text.trim();
  if (given.length > LONGEST) return undefined;
  for (const { form, read } of readers) {
    const found = form.test(given) ? read(given) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
