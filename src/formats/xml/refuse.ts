import { codeName, describeCharacter } from './characters.ts';
import { readAttributes, tagName } from './attributes.ts';
import type { XmlErrorCode } from './error.ts';
import { Failure } from './failure.ts';
import { findLoneAmpersand, findOpen, refuseEnd } from './refuse-end.ts';
import { CDATA, scanXml, TEXT } from './scan.ts';

/** A mistake that the parser found, in its words; `position` is the offset after the last character it read. */
interface Found {
  readonly text: string;
  readonly message: string;
  readonly at: number;
  readonly position: number;
}
type Refusal = XmlErrorCode | ((found: Found) => Failure);

const LONGEST_SHOWN = 40;

/** Our own words for the parser's, with the place of what is wrong. */
export function refuse(message: string, text: string, position: number): Failure {
  const at =
    position - (/[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(Math.max(0, position - 2), position)) ? 2 : 1);
  const found: Found = { text, message, at: Math.max(0, at), position };
  const refusal = REFUSALS[message] ?? REFUSALS[message.replace(/:.*$/s, ':')] ?? 'xml.xmlDeclaration';
  return typeof refusal === 'string' ? refuseCharacter(refusal, found) : refusal(found);
}

/** The common case: one character that is not allowed where it is. */
const refuseCharacter = (code: XmlErrorCode, { text, at, position }: Found): Failure =>
  new Failure(code, at, Math.max(position, at + 1), { found: describeCharacter(text, at) });

/** From a mark before the place up to it. */
const since =
  (code: XmlErrorCode, mark: string) =>
  ({ text, at, position }: Found): Failure =>
    new Failure(code, Math.max(0, text.lastIndexOf(mark, at)), position);

/** A tag that is wrong as a whole. */
const refuseTag =
  (code: XmlErrorCode, mark: string) =>
  ({ text, at, position }: Found): Failure => {
    const start = Math.max(0, text.lastIndexOf(mark, at));
    return new Failure(code, start, position, { found: shorten(tagName(text, start)) });
  };

function refuseClose({ text, at, position }: Found): Failure {
  const start = text.lastIndexOf('</', at);
  const open = findOpen(text.slice(0, start));
  const line = text.slice(0, open).split(/\r\n?|\n/).length;
  const expected = shorten(tagName(text, open));
  return new Failure('xml.wrongClose', start, position, { found: shorten(tagName(text, start)), expected, line });
}

function refuseDuplicate({ text, at, position }: Found): Failure {
  const names = new Set<string>();
  for (const { name, start } of readAttributes(text, text.lastIndexOf('<', at))) {
    if (names.has(name)) return new Failure('xml.duplicateAttribute', start, start + name.length, { name });
    names.add(name);
  }
  return new Failure('xml.syntax', at, position);
}

/** From the first character outside the root that is not whitespace to the next that is. */
function refuseTextOutside({ text, position }: Found): Failure {
  const { kinds, starts, count } = scanXml(text.slice(0, position));
  let token = count - 1;
  while (token > 0 && kinds[token] !== TEXT && kinds[token] !== CDATA) token--;
  const from = starts[token] ?? 0;
  const [blank = '', word = ''] = /^[ \t\r\n]*([^ \t\r\n<]*)/.exec(text.slice(from)) ?? [];
  const start = from + blank.length - word.length;
  return new Failure('xml.textOutsideRoot', start, start + Math.max(1, word.length), {
    found: shorten(word || text.slice(start, start + 9)),
  });
}

function refuseReference(code: XmlErrorCode): (found: Found) => Failure {
  return ({ text, at, position }) => {
    const start = text.lastIndexOf('&', at);
    return new Failure(code, start, position, { found: shorten(text.slice(start, position)) });
  };
}

function refuseAmpersand({ text, position }: Found): Failure {
  const start = findLoneAmpersand(text.slice(0, position));
  return new Failure('xml.ampersand', start, start + 1);
}

function refuseAttribute({ text, at }: Found): Failure {
  const [whole = '', name = ''] = /([^\s<>"'=/]+)\s*$/.exec(text.slice(text.lastIndexOf('<', at), at)) ?? [];
  return new Failure('xml.attributeValue', at - whole.length, at, { name: shorten(name) });
}

function refuseDisallowed({ text, at, position }: Found): Failure {
  if (text.charAt(at) === '<') return new Failure('xml.lessThanInAttribute', at, position);
  return new Failure('xml.character', at, position, { found: codeName(text.codePointAt(at) ?? 0) });
}

const shorten = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text.replace(/\s+/g, ' ');

/** By the parser's message, up to a colon; what is missing here is about the XML declaration. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  'disallowed character.': refuseDisallowed,
  'disallowed character in tag name': 'xml.tagName',
  'disallowed character in tag name.': 'xml.tagCharacter',
  'disallowed character in attribute name.': 'xml.attributeCharacter',
  'disallowed character in closing tag.': 'xml.tagCharacter',
  'forward-slash in opening tag not followed by >.': 'xml.slash',
  'unquoted attribute value.': 'xml.attributeQuotes',
  'no whitespace between attributes.': 'xml.attributeSpace',
  'attribute without value.': refuseAttribute,
  'duplicate attribute:': refuseDuplicate,
  'unexpected close tag.': refuseClose,
  'unmatched closing tag:': refuseTag('xml.unopenedClose', '</'),
  'weird empty close tag.': since('xml.tagName', '</'),
  'text data outside of root node.': refuseTextOutside,
  'documents may contain only one root.': refuseTag('xml.secondRoot', '<'),
  'document must contain a root element.': refuseEnd,
  'unclosed tag:': refuseEnd,
  'unexpected end.': refuseEnd,
  'undefined entity.': refuseReference('xml.undefinedEntity'),
  'malformed character entity.': refuseReference('xml.characterReference'),
  'disallowed character in entity name.': refuseAmpersand,
  'empty entity name.': refuseAmpersand,
  'the string "]]>" is disallowed in char data.': since('xml.cdataEnd', ']]'),
  'malformed comment.': ({ at, position }) => new Failure('xml.commentDashes', Math.max(0, at - 2), position),
  'incorrect syntax.': since('xml.declaration', '<!'),
  'inappropriately located doctype declaration.': since('xml.doctypePlace', '<!DOCTYPE'),
  'processing instruction without a target.': since('xml.instructionTarget', '<?'),
  'disallowed character in processing instruction name.': since('xml.instructionTarget', '<?'),
  'an XML declaration must be at the start of the document.': since('xml.declarationPlace', '<?'),
  'the XML declaration must appear at the start of the document.': since('xml.declarationPlace', '<?'),
};
