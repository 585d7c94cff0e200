import type { Place } from '../place.ts';

export type XmlParams = Readonly<Record<string, string | number>>;

/**
 * The text is not well-formed XML. `code` is a message key `xml.…` (texts: `src/engine/locales/xml/`), `params` are its
 * placeholders.
 */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  constructor(
    readonly code: XmlErrorCode,
    readonly params: XmlParams,
    readonly place: Place,
  ) {
    super(`${code} at line ${place.line}, column ${place.column}`);
  }
}

/** Every reason why a text is refused. */
export const XML_ERROR_CODES = [
  'xml.noRoot',
  'xml.textOutsideRoot',
  'xml.secondRoot',
  'xml.unclosedElement',
  'xml.wrongClose',
  'xml.unopenedClose',
  'xml.unclosedTag',
  'xml.unclosedValue',
  'xml.unclosedComment',
  'xml.unclosedCdata',
  'xml.unclosedInstruction',
  'xml.unclosedDoctype',
  'xml.tagName',
  'xml.tagCharacter',
  'xml.slash',
  'xml.attributeCharacter',
  'xml.attributeValue',
  'xml.attributeQuotes',
  'xml.attributeSpace',
  'xml.duplicateAttribute',
  'xml.lessThanInAttribute',
  'xml.ampersand',
  'xml.undefinedEntity',
  'xml.characterReference',
  'xml.character',
  'xml.cdataEnd',
  'xml.commentDashes',
  'xml.declaration',
  'xml.xmlDeclaration',
  'xml.declarationPlace',
  'xml.instructionTarget',
  'xml.doctype',
  'xml.doctypePlace',
  'xml.entityLoop',
  'xml.entityContent',
  'xml.entityInAttribute',
  'xml.entityTooLarge',
  'xml.tooLong',
  'xml.syntax',
] as const;
export type XmlErrorCode = (typeof XML_ERROR_CODES)[number];

/** Makes the error to throw, such as a tool's own kind. */
export type XmlFail = (code: XmlErrorCode, params: XmlParams, at: Place) => Error;
export const xmlError: XmlFail = (code, params, at) => new XmlError(code, params, at);
