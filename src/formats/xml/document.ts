import { placeAt, type Place } from '#lib/place';
import { readAttributes, tagName, type RawAttribute } from './attributes.ts';
import type { Doctype } from './doctype.ts';
import { NONE, type Tokens } from './scan.ts';

/** A token of a document: its number in the order of the text. `NONE` (-1) stands for 'there is none'. */
export type XmlToken = number;

/** A well-formed XML text as its tokens. Everything is asked of the text, so nothing of it is lost. */
export class XmlDocument {
  /** How many tokens there are. */
  readonly size: number;

  constructor(
    readonly text: string,
    private readonly tokens: Tokens,
    /** The content of the document type declaration, if there is one. */
    readonly doctype: Doctype | undefined,
  ) {
    this.size = tokens.count;
  }

  /** One of the kinds in `scan.ts`. */
  kind(token: XmlToken): number {
    return this.tokens.kinds[token] ?? NONE;
  }
  start(token: XmlToken): number {
    return this.tokens.starts[token] ?? 0;
  }
  end(token: XmlToken): number {
    return this.tokens.starts[token + 1] ?? this.text.length;
  }
  raw(token: XmlToken): string {
    return this.text.slice(this.start(token), this.end(token));
  }
  /** The closing tag of an opening one, and the other way round; an empty element's is itself. */
  partner(token: XmlToken): XmlToken {
    const partner = this.tokens.partners[token] ?? NONE;
    return partner === NONE ? token : partner;
  }

  /** Name of the element that a tag belongs to. */
  name(token: XmlToken): string {
    return tagName(this.text, this.start(token));
  }
  /** Attributes as written. */
  attributes(token: XmlToken): RawAttribute[] {
    return readAttributes(this.text, this.start(token));
  }

  place(token: XmlToken): Place {
    return this.placeOf(this.start(token), this.end(token));
  }
  placeOf(start: number, end: number): Place {
    return { ...placeAt(this.text, start), endOffset: end };
  }
}
