import type { XmlDocument, XmlToken } from './document.ts';
import { LineBreaks } from '#lib/line-breaks';
import { textError } from '#lib/text-error';
import { TagWriter } from './format-tag.ts';
import type { XmlLayout } from './layout.ts';
import { CLOSE, EMPTY, OPEN, TEXT } from './scan.ts';
import { trimLayout } from './trim-layout.ts';
import { surveyContent, HAS_CHILD, HAS_TEXT, VERBATIM } from './survey.ts';

export interface Formatted {
  readonly text: string;
  /** Texts whose white space at the edges was changed (`text` is not `keep`): how many, and the first. */
  readonly trimmed: number;
  readonly firstTrimmed: XmlToken;
}

/** Longest text that is made, in UTF-16 units; a browser holds little more in one string. */
const LONGEST = 500_000_000;
const PIECES = 4096;

/** Writes a document anew, token by token. Throws `xml.tooLong`. No recursion, linear. */
export function formatXml(document: XmlDocument, layout: XmlLayout): Formatted {
  return new Printer(document, layout).print();
}

class Printer {
  private readonly chunks: string[] = [];
  private pieces: string[] = [];
  private length = 0;
  private depth = 0;
  private hasBlankLine = false;
  private isFirst = true;
  private trimmed = 0;
  private firstTrimmed = -1;
  private readonly lineBreaks: LineBreaks;
  private readonly content: Uint8Array;
  private readonly tags: TagWriter;
  private readonly lineEnd: string;

  constructor(
    private readonly document: XmlDocument,
    private readonly layout: XmlLayout,
  ) {
    this.content = surveyContent(document, layout);
    this.lineEnd = layout.lineEnd ?? '\n';
    this.lineBreaks = new LineBreaks(layout.indent, this.lineEnd);
    this.tags = new TagWriter(document, layout);
  }

  print(): Formatted {
    const { document } = this;
    if (document.text.startsWith('\uFEFF')) this.write('\uFEFF');
    for (let token = 0; token < document.size; token++) {
      token = this.printToken(token);
      if (this.pieces.length > PIECES) this.flush();
    }
    this.flush();
    return { text: this.chunks.join(''), trimmed: this.trimmed, firstTrimmed: this.firstTrimmed };
  }

  /** Writes a token, or an element as a whole. Gives the last token that is written. */
  private printToken(token: XmlToken): XmlToken {
    const { document } = this;
    switch (document.kind(token)) {
      case TEXT:
        this.noteBlankLine(token);
        return token;
      case OPEN:
        return this.printElement(token);
      case EMPTY:
        this.breakLine();
        this.writeTag(token, true);
        return token;
      case CLOSE:
        this.depth--;
        this.hasBlankLine = false;
        this.breakLine();
        this.write(this.tags.closing(token));
        return token;
      default:
        this.breakLine();
        this.write(document.raw(token));
        return token;
    }
  }

  private printElement(token: XmlToken): XmlToken {
    const { document } = this;
    const partner = document.partner(token);
    const content = this.content[token] ?? 0;
    this.breakLine();
    if ((content & VERBATIM) !== 0 || (content & (HAS_TEXT | HAS_CHILD)) === (HAS_TEXT | HAS_CHILD)) {
      this.writeTag(token, false);
      this.write(document.text.slice(document.end(token), document.start(partner)));
      this.write(this.tags.closing(partner));
      return partner;
    }
    if ((content & HAS_CHILD) === 0) {
      this.printLeaf(token, partner);
      return partner;
    }
    this.writeTag(token, false);
    this.depth++;
    return token;
  }

  /** An element without elements in it. */
  private printLeaf(token: XmlToken, partner: XmlToken): void {
    const { document, layout } = this;
    const inside = document.text.slice(document.end(token), document.start(partner));
    const hasText = ((this.content[token] ?? 0) & HAS_TEXT) !== 0;
    const isOnLines = hasText && layout.text === 'ownLines' && layout.minify !== true;
    const text = layout.text === undefined || layout.text === 'keep' ? inside : trimLayout(inside, isOnLines, hasText);
    if (hasText && (text !== inside || isOnLines) && this.trimmed++ === 0) this.firstTrimmed = token + 1;
    const isEmpty = text === '' && (layout.emptyElements ?? 'asWritten') !== 'asWritten';
    if (!isEmpty && text === inside && !isOnLines && this.tags.isKept(token, partner))
      return this.write(document.text.slice(document.start(token), document.end(partner)));
    this.writeTag(token, isEmpty);
    if (isEmpty) return;
    if (isOnLines) this.write(this.lineBreak(this.depth + 1));
    this.write(text);
    if (isOnLines) this.write(this.lineBreak(this.depth));
    this.write(this.tags.closing(partner));
  }

  private writeTag(token: XmlToken, isEmpty: boolean): void {
    this.write(this.tags.write(token, isEmpty, this.tags.isOnLines ? this.lineBreak(this.depth + 1) : ' '));
  }

  private noteBlankLine(token: XmlToken): void {
    const { document } = this;
    if (this.layout.keepBlankLines !== true || this.isFirst) return;
    this.hasBlankLine = (document.raw(token).match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
  }

  private breakLine(): void {
    if (!this.isFirst) {
      if (this.hasBlankLine && this.layout.minify !== true) this.write(this.lineEnd);
      this.write(this.lineBreak(this.depth));
    }
    this.isFirst = false;
    this.hasBlankLine = false;
  }

  private lineBreak(depth: number): string {
    if (this.layout.minify === true) return '';
    return this.lineBreaks.at(depth);
  }

  private write(piece: string): void {
    this.length += piece.length;
    if (this.length > LONGEST) this.refuse();
    if (piece !== '') this.pieces.push(piece);
  }

  private refuse(): never {
    const { fail = textError } = this.layout;
    throw fail('xml.tooLong', { length: this.length, limit: LONGEST }, this.document.place(0));
  }

  private flush(): void {
    this.chunks.push(this.pieces.join(''));
    this.pieces = [];
  }
}
