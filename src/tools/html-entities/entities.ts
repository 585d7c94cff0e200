import { characterEntities } from 'character-entities';
import { characterEntitiesHtml4 } from 'character-entities-html4';
import { characterEntitiesLegacy } from 'character-entities-legacy';

/** The syntax whose rules hold. XML has five names, and its numbers are the code points that they say. */
export type Syntax = 'html' | 'xml';

/** The value of each name (HTML Standard, section 13.5), without `&` and `;`. */
export const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(characterEntities));

/** Names that HTML reads without a semicolon, too. */
export const LEGACY: ReadonlySet<string> = new Set(characterEntitiesLegacy);

/** The names of a character (of two, for some), the one to write first. */
export const NAMES_OF: ReadonlyMap<string, readonly string[]> = namesOfCharacters();

function namesOfCharacters(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, characters] of NAMES) {
    const others = names.get(characters);
    if (others === undefined) names.set(characters, [name]);
    else others.push(name);
  }
  for (const list of names.values()) list.sort(preferred);
  return names;
}

/** HTML 4's own name before all others, for everything reads it; then the shortest, and small letters before capitals. */
function preferred(one: string, other: string): number {
  return (
    Number(Object.hasOwn(characterEntitiesHtml4, other)) - Number(Object.hasOwn(characterEntitiesHtml4, one)) ||
    one.length - other.length ||
    (one > other ? -1 : 1)
  );
}

/** A character as XML has them (XML 1.0, section 2.2). */
export const XML_CHARACTER = /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u;

/**
 * Characters for which HTML has no number: a reference to NUL or to a surrogate becomes U+FFFD, and one to most of U+0080
 * to U+009F a character of windows-1252 (HTML Standard, section 13.2.5.80).
 */
export const NO_HTML_NUMBER = /^[\0\x80-\x9f\ud800-\udfff]$/u;
