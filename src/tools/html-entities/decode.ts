import { DecodingMode, HtmlEntityDecoder } from 'entities';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';

interface Decoding {
  /** The text is the value of an attribute, where a name without semicolon before `=`, a letter or a digit is just text. */
  readonly attribute: boolean;
  /** Decodes until nothing changes any more. */
  readonly repeat: boolean;
}

/** What is noted; an unknown entity stays as it is. */
type Finding = 'warning.unknown' | 'note.unended' | 'note.windows' | 'warning.replaced';

interface Reference {
  /** As it is in the text; what follows a name without semicolon is not part of it. */
  readonly source: string;
  readonly offset: number;
  /** Its value; the source, where that is nothing. */
  readonly characters: string;
  readonly findings: readonly Finding[];
}

/** More rounds than anybody encodes; each makes a text shorter, so that the last one is reached in any case. */
const ROUNDS = 100;

/**
 * Replaces the character references of a text as browsers do (HTML Standard, section 13.2.5.72). Nothing fails: what is
 * not a reference stays, and notes say what was assumed.
 */
export function decode(text: string, { attribute, repeat }: Decoding, note: RunContext['note']): string {
  let decoded = decodeOnce(text, attribute, note);
  let rounds = 1;
  while (repeat && rounds < ROUNDS) {
    const next = decodeOnce(decoded, attribute, () => undefined);
    if (next === decoded) break;
    decoded = next;
    rounds += 1;
  }
  if (rounds > 1) note('note.rounds', { count: rounds });
  else if (decoded !== text && isStillEncoded(decoded, attribute)) note('note.stillEncoded');
  return decoded;
}

/** Examples in a note. */
const LISTED = 5;

function decodeOnce(text: string, attribute: boolean, note: RunContext['note']): string {
  const noted = new Map<Finding, { count: number; readonly first: number; readonly sources: Set<string> }>();
  let decoded = '';
  let end = 0;
  for (const { source, offset, characters, findings } of referencesIn(text, attribute)) {
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
    note(finding, { count, list: [...sources].join(' ') }, { at: placeAt(text, first) });
  }
  return decoded + text.slice(end);
}

/** Only what ends with a semicolon is meant to be a reference for sure. */
function isStillEncoded(text: string, attribute: boolean): boolean {
  for (const { findings } of referencesIn(text, attribute)) if (findings.length === 0) return true;
  return false;
}

/** What looks like a reference, and is none. */
const UNKNOWN = /&(?:[a-z][a-z\d]*;|#(?:x(?![\da-f])|(?!x|\d));?)/iy;

/** All references of a text, in their order, and what looks like one but stands for nothing. */
function* referencesIn(text: string, attribute: boolean): Generator<Reference> {
  const read: { characters: string; number: number | undefined; isEnded: boolean } = {
    characters: '',
    number: undefined,
    isEnded: true,
  };
  const decoder = new HtmlEntityDecoder((unit) => (read.characters += String.fromCodePoint(unit)), {
    missingSemicolonAfterCharacterReference: () => (read.isEnded = false),
    absenceOfDigitsInNumericCharacterReference: () => undefined,
    validateNumericCharacterReference: (code) => (read.number = code),
  });
  for (let offset = text.indexOf('&'); offset >= 0; offset = text.indexOf('&', offset + 1)) {
    Object.assign(read, { characters: '', number: undefined, isEnded: true });
    decoder.startEntity(attribute ? DecodingMode.Attribute : DecodingMode.Legacy);
    const written = decoder.write(text, offset + 1);
    const length = written < 0 ? decoder.end() : written;
    if (length > 0) {
      const { characters, number, isEnded } = read;
      const findings: Finding[] = isEnded ? [] : ['note.unended'];
      if (number !== undefined && characters !== characterOf(number)) {
        findings.push(characters === '\ufffd' ? 'warning.replaced' : 'note.windows');
      }
      yield { source: text.slice(offset, offset + length), offset, characters, findings };
      continue;
    }
    UNKNOWN.lastIndex = offset;
    const [source] = UNKNOWN.exec(text) ?? [];
    if (source !== undefined) yield { source, offset, characters: source, findings: ['warning.unknown'] };
  }
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
