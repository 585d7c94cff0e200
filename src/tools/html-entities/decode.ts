import type { RunContext } from '#engine/operation';
import { PREDEFINED } from '#formats/xml/references.ts';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { LEGACY, NAMES, XML_CHARACTER, type Syntax } from './entities.ts';

interface Decoding {
  readonly syntax: Syntax;
  /** The text is the value of an attribute, where a name without semicolon before `=`, a letter or a digit is just text. */
  readonly attribute: boolean;
  /** Decodes until nothing changes any more. */
  readonly repeat: boolean;
}

/** The cases that a note is written for; `unknown` stays as it is. */
export type Finding = 'unknown' | 'unended' | 'windows' | 'replaced';

interface Reference {
  /** As it is in the text; what follows a name without semicolon is not part of it. */
  readonly source: string;
  readonly offset: number;
  /** Its value; the source, where that is nothing. */
  readonly characters: string;
  readonly findings: readonly Finding[];
}

const REFERENCE = /&(?:#(?:[xX]([\da-fA-F]+)|(\d+)|[xX]?)|([a-zA-Z][a-zA-Z\d]*));?/g;

/** More rounds than anybody encodes; each makes a text shorter, so that the last one is reached in any case. */
const ROUNDS = 100;

/**
 * Replaces the references to characters of a text, as a browser does with `syntax: 'html'` (HTML Standard, section
 * 13.2.5.72). Nothing fails: what is not a reference stays, and notes say what was assumed.
 */
export function decode(text: string, options: Decoding, note: RunContext['note']): string {
  let decoded = decodeOnce(text, options, note);
  let rounds = 1;
  while (options.repeat && rounds < ROUNDS) {
    const next = decodeOnce(decoded, options, () => undefined);
    if (next === decoded) break;
    decoded = next;
    rounds += 1;
  }
  if (rounds > 1) note('note.rounds', { count: rounds });
  else if (decoded !== text && isStillEncoded(decoded, options)) note('note.stillEncoded');
  return decoded;
}

function decodeOnce(text: string, options: Decoding, note: RunContext['note']): string {
  const noted = new Map<Finding, { count: number; first: number; sources: Set<string> }>();
  let decoded = '';
  let end = 0;
  for (const { source, offset, characters, findings } of referencesIn(text, options)) {
    decoded += text.slice(end, offset) + characters;
    end = offset + source.length;
    for (const finding of findings) {
      const entry = noted.get(finding) ?? { count: 0, first: offset, sources: new Set() };
      entry.count += 1;
      if (entry.sources.size < LISTED) entry.sources.add(shorten(source));
      noted.set(finding, entry);
    }
  }
  for (const [finding, { count, first, sources }] of noted) {
    note(`note.${finding}`, { count, list: [...sources].join(' ') }, { at: placeAt(text, first) });
  }
  return decoded + text.slice(end);
}

const LISTED = 5;

/** Only what ends with a semicolon is meant to be a reference for sure. */
function isStillEncoded(text: string, options: Decoding): boolean {
  for (const { findings } of referencesIn(text, options)) if (findings.length === 0) return true;
  return false;
}

/** All references of a text, in their order, and what looks like one but stands for nothing. */
export function* referencesIn(text: string, { syntax, attribute }: Omit<Decoding, 'repeat'>): Generator<Reference> {
  for (const { 0: found, 1: hex, 2: decimal, 3: name, index: offset } of text.matchAll(REFERENCE)) {
    const number = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
    const reference = syntax === 'xml' ? inXml(found, name, number) : inHtml(found, name, number);
    if (reference === undefined) continue;
    const after = text[offset + reference.source.length] ?? '';
    const isText = attribute && syntax === 'html' && name !== undefined && !reference.source.endsWith(';');
    if (!isText || !/[=a-zA-Z\d]/.test(after)) yield { ...reference, offset };
  }
}

function inXml(found: string, name: string | undefined, number: number): Omit<Reference, 'offset'> | undefined {
  const unknown = { source: found, characters: found, findings: ['unknown'] } as const;
  if (!found.endsWith(';')) return name === undefined ? unknown : undefined;
  const characters = name === undefined ? characterOf(number) : PREDEFINED.get(name);
  if (characters === undefined || !XML_CHARACTER.test(characters)) return unknown;
  return { source: found, characters, findings: [] };
}

function inHtml(found: string, name: string | undefined, number: number): Omit<Reference, 'offset'> | undefined {
  const isEnded = found.endsWith(';');
  const unknown = { source: found, characters: found, findings: ['unknown'] } as const;
  if (name === undefined) {
    if (Number.isNaN(number)) return unknown;
    const windows = WINDOWS_1252[number - 0x80] ?? '';
    const character = number === 0 ? undefined : characterOf(number);
    const findings: Finding[] = isEnded ? [] : ['unended'];
    if (windows.trim() !== '') findings.push('windows');
    else if (character === undefined) findings.push('replaced');
    return { source: found, characters: windows.trim() || (character ?? '\ufffd'), findings };
  }
  const whole = isEnded ? NAMES.get(name) : undefined;
  if (whole !== undefined) return { source: found, characters: whole, findings: [] };
  for (let length = Math.min(name.length, LONGEST_LEGACY); length > 1; length -= 1) {
    const start = name.slice(0, length);
    if (!LEGACY.has(start)) continue;
    return { source: `&${start}`, characters: NAMES.get(start) ?? '', findings: ['unended'] };
  }
  return isEnded ? unknown : undefined;
}

const LONGEST_LEGACY = Math.max(...[...LEGACY].map(({ length }) => length));

/** From U+0080 on, what numbers of these mean in HTML (section 13.2.5.80); a space is a number that means itself. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Undefined where there is no number, for half a surrogate pair, and beyond the last code point. */
function characterOf(code: number): string | undefined {
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
