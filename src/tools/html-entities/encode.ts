import type { RunContext } from '#engine/operation';
import { PREDEFINED } from '#formats/xml/references.ts';
import { NAMES, NAMES_OF, NO_HTML_NUMBER, XML_CHARACTER, type Syntax } from './entities.ts';

interface Encoding {
  readonly scope: keyof typeof ENCODED;
  /** Characters without a name get their decimal number. */
  readonly notation: 'named' | 'decimal' | 'hex';
  readonly syntax: Syntax;
  /** Line breaks stay as they are. */
  readonly lines: boolean;
  /** Entities of the text stay as they are, so that nothing is encoded twice. */
  readonly keep: boolean;
}

/**
 * The characters to encode. `markup` is safe between tags and in a quoted attribute, `attribute` in one without quotes
 * too (HTML Standard, section 13.1.2.3).
 */
const ENCODED = {
  markup: /[&<>"']/u,
  attribute: /[&<>"'`=\s]/u,
  nonAscii: /[&<>"']|[^\0-\x7f]/u,
  all: /[^]/u,
} as const;

const XML_NAMES: ReadonlyMap<string, string> = new Map([...PREDEFINED].map(([name, character]) => [character, name]));

/** Two characters that have a name together, as `≂̸` (`&nesim;`) has; `fj` is left alone. */
const TWO_CHARACTERS = [...NAMES_OF.keys()]
  .filter((characters) => [...characters].length === 2 && /[^\0-\x7f]/.test(characters))
  .map((characters) => characters.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  .join('|');

const ENTITY = '&(?:#\\d+|#[xX][\\da-fA-F]+|[a-zA-Z][a-zA-Z\\d]*);';

/** Writes characters as entities. Those that none can stand for stay as they are, and a note counts them. */
export function encode(text: string, options: Encoding, note: RunContext['note']): string {
  const { scope, notation, syntax, lines, keep } = options;
  const isKnown = (entity: string) =>
    entity.startsWith('&#') || (syntax === 'xml' ? PREDEFINED : NAMES).has(entity.slice(1, -1));
  const byName = notation === 'named' && syntax === 'html' && (scope === 'nonAscii' || scope === 'all');
  const encoded = byName ? `${TWO_CHARACTERS}|${ENCODED[scope].source}` : ENCODED[scope].source;
  let kept = 0;
  const result = text.replace(new RegExp(keep ? `${ENTITY}|${encoded}` : encoded, 'gu'), (found: string) => {
    if (lines && (found === '\n' || found === '\r')) return found;
    if (found.length > 2 && found.startsWith('&')) {
      // The text of an entity that none is begins with an ampersand like any other.
      if (isKnown(found)) return found;
      return encode(found, { ...options, keep: false }, note);
    }
    const entity = entityOf(found, options);
    if (entity === undefined) kept += 1;
    return entity ?? found;
  });
  if (kept > 0) note('note.kept', { count: kept });
  return result;
}

function entityOf(character: string, { notation, syntax }: Encoding): string | undefined {
  if (syntax === 'xml' ? !XML_CHARACTER.test(character) : NO_HTML_NUMBER.test(character)) return undefined;
  const name = notation === 'named' ? nameOf(character, syntax) : undefined;
  if (name !== undefined) return `&${name};`;
  const code = character.codePointAt(0) ?? 0;
  return notation === 'hex' ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`;
}

/** An apostrophe has a name since HTML 5 only; its number is read by everything. */
function nameOf(character: string, syntax: Syntax): string | undefined {
  if (syntax === 'xml') return XML_NAMES.get(character);
  return character === "'" ? undefined : NAMES_OF.get(character)?.[0];
}
