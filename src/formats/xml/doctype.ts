import { Failure } from './failure.ts';
import { NAME, SPACE } from './names.ts';

/** An entity that a document declares (XML 1.0, section 4.2). */
export interface Entity {
  readonly name: string;
  /** Replacement text; undefined for one that is kept outside and never fetched. */
  readonly text: string | undefined;
  /** Offsets of its declaration. */
  readonly start: number;
  readonly end: number;
}

/** The content of a document type declaration. */
export interface Doctype {
  readonly name: string;
  readonly entities: ReadonlyMap<string, Entity>;
  /** Whether there are declarations that are not read: an external subset, or parameter entities. */
  readonly hasUnread: boolean;
  /** Whether attributes are declared, which may have default values. */
  readonly hasAttributes: boolean;
}

const S = `${SPACE}+`;
const O = `${SPACE}*`;
const LITERAL = `(?:"[^"]*"|'[^']*')`;
const PUBLIC = `(?:"[-a-zA-Z0-9 \\r\\n()+,./:=?;!*#@$_%']*"|'[-a-zA-Z0-9 \\r\\n()+,./:=?;!*#@$_%]*')`;
const EXTERNAL = `(?:SYSTEM${S}${LITERAL}|PUBLIC${S}${PUBLIC}${S}${LITERAL})`;
const REFERENCE = `(?:&${NAME};|&#\\d+;|&#x[\\da-fA-F]+;)`;
/** Without `%`: a parameter entity is not allowed inside a declaration here (section 2.8). */
const VALUE = `(?:${quoted('%&')})`;
const DEFAULT = `(?:#REQUIRED|#IMPLIED|(?:#FIXED${S})?(?:${quoted('<&')}))`;
const TYPE = `(?:CDATA|ID|IDREFS?|ENTITY|ENTITIES|NMTOKENS?|(?:NOTATION${S})?\\([^<>"'()&]*\\))`;
/** A literal that may hold references, but not `without`. Unrolled, so that it is read in one go however long it is. */
function quoted(without: string): string {
  const inside = (quote: string) => `${quote}[^${quote}${without}]*(?:${REFERENCE}[^${quote}${without}]*)*${quote}`;
  return `${inside('"')}|${inside("'")}`;
}
const sticky = (source: string) => new RegExp(source, 'uy');

const HEAD = sticky(`<!DOCTYPE${S}(${NAME})(?:${S}(${EXTERNAL}))?${O}(\\[)?`);
const TAIL = sticky(`\\]${O}>|>`);
const IGNORED = sticky(`${S}|<\\?(?!xml[ \\t\\r\\n?])${NAME}(?:${S}[^]*?)?\\?>`);
const PARAMETER_REFERENCE = sticky(`%${NAME};`);
const ELEMENT = sticky(`<!ELEMENT${S}${NAME}${S}(?:EMPTY|ANY|\\([^<>"'&]*\\)[?*+]?)${O}>`);
const ATTLIST = sticky(`<!ATTLIST${S}${NAME}(?:${S}${NAME}${S}${TYPE}${S}${DEFAULT})*${O}>`);
const NOTATION = sticky(`<!NOTATION${S}${NAME}${S}(?:${EXTERNAL}|PUBLIC${S}${PUBLIC})${O}>`);
const ENTITY = sticky(`<!ENTITY${S}(%${S})?(${NAME})${S}(?:(${VALUE})|${EXTERNAL}(?:${S}NDATA${S}${NAME})?)${O}>`);

/** Reads the document type declaration from one offset to another. Throws a `Failure`. */
export function readDoctype(text: string, start: number, end: number): Doctype {
  let at = start;
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match !== null) at = expression.lastIndex;
    return match;
  };
  const takeComment = (): boolean => {
    const close = text.startsWith('<!--', at) ? text.indexOf('--', at + 4) : -1;
    if (close < 0 || text.charAt(close + 2) !== '>') return false;
    at = close + 3;
    return true;
  };
  const refuse = () => new Failure('xml.doctype', at, Math.min(at + 1, text.length), { found: text.charAt(at) || '…' });

  const head = take(HEAD);
  if (head === null) throw refuse();
  const entities = new Map<string, Entity>();
  let hasUnread = head[2] !== undefined;
  let hasAttributes = false;
  while (head[3] !== undefined && text.charAt(at) !== ']') {
    if (takeComment() || take(IGNORED) !== null || take(ELEMENT) !== null || take(NOTATION) !== null) continue;
    const declared = at;
    if (take(ATTLIST) !== null) hasAttributes = true;
    else if (take(PARAMETER_REFERENCE) !== null) hasUnread = true;
    else {
      const [, parameter, name = '', value] = take(ENTITY) ?? [];
      if (at === declared) throw refuse();
      // The first declaration counts (section 4.2).
      if (parameter === undefined && !entities.has(name))
        entities.set(name, { name, text: replacementOf(value), start: declared, end: at });
    }
  }
  if (take(TAIL) === null || at !== end) throw refuse();
  return { name: head[1] ?? '', entities, hasUnread, hasAttributes };
}

/** The text of an entity: references to characters are replaced when it is declared (section 4.5). */
function replacementOf(value: string | undefined): string | undefined {
  return value?.slice(1, -1).replace(/&#(?:(\d+)|x([\da-fA-F]+));/g, (whole, decimal?: string, hex?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
