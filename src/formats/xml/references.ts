import { NAME } from './names.ts';
import { NONE } from './scan.ts';

/** A reference (XML 1.0, section 4.1): the name of an entity, or a character's number. */
export const REFERENCE = new RegExp(`&(?:(${NAME})|#(\\d+)|#x([\\da-fA-F]+));`, 'gu');
const AMPERSAND = new RegExp(`&(?!(?:${NAME}|#\\d+|#x[\\da-fA-F]+);)`, 'gu');

/** Offset of the first ampersand between two offsets that begins no reference, or `NONE`. */
export function findAmpersand(text: string, start: number, end: number): number {
  const first = text.indexOf('&', start);
  if (first < 0 || first >= end) return NONE;
  AMPERSAND.lastIndex = first;
  const index = AMPERSAND.exec(text)?.index ?? NONE;
  return index < end ? index : NONE;
}

/** The values of the names that need no declaration (section 4.6). */
export const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The character that a numeric reference stands for. */
export const characterOf = (decimal: string | undefined, hex: string | undefined): string =>
  String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));

/** Names of entities that a text refers to, those that need no declaration apart. */
export function* namesIn(text: string): Generator<string> {
  if (!text.includes('&')) return;
  for (const [, name] of text.matchAll(REFERENCE)) if (name !== undefined && !PREDEFINED.has(name)) yield name;
}
