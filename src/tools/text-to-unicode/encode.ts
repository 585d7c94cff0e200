import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';

export type Notation = 'decimal' | 'hex' | 'js' | 'braces' | 'json' | 'python' | 'css' | 'uplus';

const hex = (value: number, width = 0) => value.toString(16).padStart(width, '0');
const units = (codePoint: number) =>
  codePoint <= 0xffff
    ? `\\u${hex(codePoint, 4)}`
    : Array.from(String.fromCodePoint(codePoint).split(''), (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`).join('');

const WRITE: Readonly<Record<Notation, (codePoint: number) => string>> = {
  decimal: (codePoint) => `&#${codePoint};`,
  hex: (codePoint) => `&#x${hex(codePoint)};`,
  /** ECMAScript, UnicodeEscapeSequence; Java and C# have the same. */
  js: units,
  braces: (codePoint) => `\\u{${hex(codePoint)}}`,
  /** RFC 8259, section 7. */
  json: units,
  python: (codePoint) => (codePoint <= 0xffff ? `\\u${hex(codePoint, 4)}` : `\\U${hex(codePoint, 8)}`),
  /** CSS Syntax, section 4.3.7: the space ends the escape and belongs to it. */
  css: (codePoint) => `\\${hex(codePoint, 4)} `,
  uplus: (codePoint) => `U+${hex(codePoint, 4).toUpperCase()}`,
};

/**
 * The text as code points. With `skipAscii`, ASCII stays, but for the characters that would read as an escape. A text of
 * nothing but white space has no result.
 */
export function encode(
  text: string,
  { notation, skipAscii }: { readonly notation: Notation; readonly skipAscii: boolean },
  note: RunContext['note'],
): string {
  if (text.trim() === '') {
    if (text !== '') note('note.blank');
    return '';
  }
  noteSurrogates(text, note);
  const write = WRITE[notation];
  const pieces: string[] = [];
  let wasEscaped = false;
  let offset = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const isPlain: boolean = skipAscii && codePoint < 0x80 && !misleads(text, offset, notation, wasEscaped);
    // Between two code points of this notation there is a space, which belongs to neither.
    if (notation === 'uplus' && wasEscaped && !isPlain) pieces.push(' ');
    pieces.push(isPlain ? character : write(codePoint));
    wasEscaped = !isPlain;
    offset += character.length;
  }
  return pieces.join('');
}

/** Whether an ASCII character, left as it is, would be read as part of an escape, or breaks the language it stands in. */
function misleads(text: string, offset: number, notation: Notation, wasEscaped: boolean): boolean {
  const character = text.charAt(offset);
  const next = text.charAt(offset + 1);
  if (character === '\\') return true;
  if (character === '&') return notation === 'decimal' || notation === 'hex' || next === '#';
  if (character === '"' || character < ' ') return notation === 'json' || (notation === 'uplus' && wasEscaped);
  if (character === 'U' || character === 'u') return next === '+';
  return notation === 'uplus' && wasEscaped && /[\s\da-f]/i.test(character);
}

function noteSurrogates(text: string, note: RunContext['note']): void {
  const lone = [...text.matchAll(/\p{Cs}/gu)];
  const [first] = lone;
  if (first !== undefined) note('warning.loneSurrogate', { count: lone.length }, { at: placeAt(text, first.index) });
}
