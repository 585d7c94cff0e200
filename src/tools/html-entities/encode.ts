import { characterEntitiesHtml4 } from 'character-entities-html4';
import { decodeHTML, encodeHTML } from 'entities';
import type { RunContext } from '#engine/operation';

/** `markup` is safe between tags and in an attribute with quotation marks (HTML Standard, section 13.1.2.3). */
const ENCODED = {
  markup: /[&<>"']/gu,
  // Some characters have a name with a mark that follows: ≂̸ is &nesim;.
  nonAscii: /[^][\u0331\u0333\u0338\u200a\u20d2\u20e5\ufe00]|[&<>"']|[^\0-\x7f]/gu,
  all: /[^][\u0331\u0333\u0338\u200a\u20d2\u20e5\ufe00]|[^]/gu,
} as const;

interface Encoding {
  readonly scope: keyof typeof ENCODED;
  /** Characters without a name get their decimal number. */
  readonly notation: 'named' | 'decimal' | 'hex';
}

/** Writes characters as character references. Those that none can stand for stay as they are, and a note counts them. */
export function encode(text: string, { scope, notation }: Encoding, note: RunContext['note']): string {
  const known = new Map<string, string>();
  let kept = 0;
  const encoded = text.replace(ENCODED[scope], (found) => {
    const reference = known.get(found) ?? referenceTo(found, scope, notation);
    known.set(found, reference);
    if (reference === found && scope !== 'markup') kept += 1;
    return reference;
  });
  if (kept > 0) note('note.kept', { count: kept });
  return encoded;
}

/**
 * Characters for which HTML has no number: one for NUL or a surrogate becomes U+FFFD, and one from U+0080 to U+009F may be
 * a character of Windows-1252 (HTML Standard, section 13.2.5.80).
 */
const WITHOUT_NUMBER = /^[\0\x80-\x9f\ud800-\udfff]$/u;

/** The reference to a character, or to one with a mark that has a name together. */
function referenceTo(found: string, scope: Encoding['scope'], notation: Encoding['notation']): string {
  const [first = '', mark] = found;
  const name = notation === 'named' ? nameOf(found) : undefined;
  if (name !== undefined) return name;
  if (mark !== undefined) {
    const isAscii = scope === 'nonAscii' && /^[\0-\x7f]$/.test(first) && !/[&<>"']/.test(first);
    return (isAscii ? first : referenceTo(first, scope, notation)) + referenceTo(mark, scope, notation);
  }
  if (WITHOUT_NUMBER.test(found)) return found;
  const code = found.codePointAt(0) ?? 0;
  return notation === 'hex' ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`;
}

/** Names of HTML 4, which everything reads; not those that mean another character since then. */
const HTML4_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(characterEntitiesHtml4)
    .map(([name, character]) => [character, `&${name};`] as const)
    .filter(([character, reference]) => decodeHTML(reference) === character),
);

/** Undefined where there is none. An apostrophe has a name since HTML 5 only; its number is read by everything. */
function nameOf(characters: string): string | undefined {
  if (characters === "'") return undefined;
  const reference = HTML4_NAMES.get(characters) ?? encodeHTML(characters);
  return /^&[a-z][a-z\d]*;$/i.test(reference) ? reference : undefined;
}
