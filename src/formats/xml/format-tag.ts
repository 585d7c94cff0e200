import { compareCodePoints } from '#lib/compare-keys';
import type { RawAttribute } from './attributes.ts';
import type { XmlDocument, XmlToken } from './document.ts';
import type { XmlLayout } from './layout.ts';

/** Whitespace that a tag written in the usual way has nowhere, but for values with such whitespace. */
const UNUSUAL = /[\t\r\n\u0085\u2028]|  | =|= | >| \/>/;

/** A closing tag with whitespace before its end, as far as a quick look can tell. */
const SPACED = /\W>$/;

/** Writes opening and empty tags; names, values and quotes stay as written. */
export class TagWriter {
  /** Whether attributes go on lines of their own, if there are two or more. */
  readonly isOnLines: boolean;
  /** Whether a tag on one line with single spaces needs no change. */
  private readonly isAsIs: boolean;

  constructor(
    private readonly document: XmlDocument,
    private readonly layout: XmlLayout,
  ) {
    this.isOnLines = layout.attributes === 'ownLines' && layout.minify !== true;
    this.isAsIs = layout.sortAttributes !== true && !this.isOnLines;
  }

  /** Whether both tags of an element stay as they are, because they are written in the usual way. */
  isKept(token: XmlToken, partner: XmlToken): boolean {
    return this.isAsIs && !UNUSUAL.test(this.document.raw(token)) && !SPACED.test(this.document.raw(partner));
  }

  closing(token: XmlToken): string {
    const raw = this.document.raw(token);
    return SPACED.test(raw) ? `</${this.document.name(token)}>` : raw;
  }

  /** `isEmpty`: nothing is in the element, its closing tag included. `between` precedes attributes on lines of their own. */
  write(token: XmlToken, isEmpty: boolean, between: string): string {
    const { document, layout } = this;
    const raw = document.raw(token);
    const isKept = !isEmpty || layout.emptyElements === undefined || layout.emptyElements === 'asWritten';
    if (isKept && this.isAsIs && !UNUSUAL.test(raw)) return raw;
    const name = document.name(token);
    const end = isEmpty ? this.endOfEmpty(raw, name) : '>';
    if (layout.attributes === 'asWritten' && layout.sortAttributes !== true && layout.minify !== true)
      return raw.replace(/[ \t\r\n]*\/?>$/, '') + end;
    // Most tags have no attributes.
    if (raw.length === name.length + 2) return `<${name}${end}`;
    const attributes = document.attributes(token);
    if (layout.sortAttributes === true) attributes.sort(compareAttributes);
    const space = this.isOnLines && attributes.length > 1 ? between : ' ';
    return `<${name}${attributes.map((attribute) => space + writeAttribute(attribute)).join('')}${end}`;
  }

  private endOfEmpty(raw: string, name: string): string {
    switch (this.layout.emptyElements ?? 'asWritten') {
      case 'pair':
        return `></${name}>`;
      case 'short':
        return '/>';
      case 'spaced':
        return ' />';
      case 'asWritten':
        return /[ \t\r\n]\/>$/.test(raw) && this.layout.minify !== true ? ' />' : '/>';
    }
  }
}

const writeAttribute = ({ name, value, quote }: RawAttribute): string => `${name}=${quote}${value}${quote}`;

const isNamespace = ({ name }: RawAttribute): boolean => name === 'xmlns' || name.startsWith('xmlns:');

/** Namespaces first, as canonical XML has them, then by name. */
const compareAttributes = (a: RawAttribute, b: RawAttribute): number =>
  Number(isNamespace(b)) - Number(isNamespace(a)) || compareCodePoints(a.name, b.name);
