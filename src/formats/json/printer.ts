import { LineBreaks } from '#lib/line-breaks';
import { attachComments, endsLine, type Comment } from './comments.ts';
import type { JsonDocument, JsonNode } from './document.ts';
import type { Order } from './order.ts';
import { strictKey, strictNumber, strictString } from './strict-form.ts';
import { NONE } from './tape.ts';

/** Pieces of text that are joined at once. All at the end would hold millions of small strings in memory. */
const PIECES = 4096;
const NO_COMMENTS: readonly Comment[] = [];

/** Writes a document in an order, with `unit` as one level of indentation ('' for one line). No recursion. */
export class Printer {
  private readonly chunks: string[] = [];
  private pieces: string[] = [];
  private depth = 0;
  private readonly lineBreaks: LineBreaks;
  private readonly colon: string;
  private readonly comments: ReadonlyMap<JsonNode, readonly Comment[]>;
  private readonly hasComments: boolean;

  constructor(
    private readonly document: JsonDocument,
    private readonly order: Order,
    private readonly unit: string,
    /** Spellings of RFC 8259. */
    private readonly toStrict: boolean,
    keepsComments: boolean,
  ) {
    this.lineBreaks = new LineBreaks(unit);
    this.colon = unit === '' ? ':' : ': ';
    this.comments = keepsComments ? groupByNode(attachComments(document)) : new Map();
    this.hasComments = this.comments.size > 0;
  }

  print(): string {
    for (let root = 0; root !== NONE; root = this.document.nextSibling(root)) {
      if (root > 0) this.pieces.push('\n');
      let node = root;
      while (node !== NONE) {
        const child = this.enter(node);
        node = child === NONE ? this.leave(node) : child;
        if (this.pieces.length > PIECES) this.flush();
      }
    }
    this.writeInside(NONE);
    this.flush();
    return this.chunks.join('');
  }

  private flush(): void {
    this.chunks.push(this.pieces.join(''));
    this.pieces = [];
  }

  /** Writes a value, or the beginning of one that has children. Gives the first child. */
  private enter(node: JsonNode): JsonNode {
    const { document, pieces, toStrict } = this;
    this.writeBefore(node);
    if (document.hasKey(node)) {
      const key = document.rawKey(node);
      pieces.push(toStrict ? strictKey(key) : key, this.colon);
    }
    if (!document.isContainer(node)) {
      pieces.push(toStrict ? this.strictScalar(node) : document.raw(node));
      return NONE;
    }
    pieces.push(document.kind(node) === 'object' ? '{' : '[');
    this.depth++;
    const child = this.order.firstChild(node);
    if (child === NONE) this.close(node, true);
    else pieces.push(this.lineBreak());
    return child;
  }

  /** The next node to enter when a value is complete. Closes all that ends with it. */
  private leave(node: JsonNode): JsonNode {
    const { document, pieces } = this;
    for (let done = node; ; done = document.parent(done)) {
      const parent = document.parent(done);
      const sibling = parent === NONE ? NONE : this.order.nextSibling(done);
      const isComma = sibling !== NONE || (!this.toStrict && parent !== NONE && document.hasTrailingComma(parent));
      if (isComma) pieces.push(',');
      this.writeAfter(done);
      if (sibling !== NONE) pieces.push(this.lineBreak());
      if (sibling !== NONE || parent === NONE) return sibling;
      this.close(parent, false);
    }
  }

  private close(node: JsonNode, isEmpty: boolean): void {
    const hasComments = this.writeInside(node);
    this.depth--;
    if (!isEmpty || hasComments) this.pieces.push(this.lineBreak());
    this.pieces.push(this.document.kind(node) === 'object' ? '}' : ']');
  }

  private strictScalar(node: JsonNode): string {
    const raw = this.document.raw(node);
    switch (this.document.kind(node)) {
      case 'string':
        return strictString(raw);
      case 'number':
        return strictNumber(raw) ?? 'null';
      default:
        return raw;
    }
  }

  private lineBreak(): string {
    if (this.unit === '') return '';
    return this.lineBreaks.at(this.depth);
  }

  private commentsOf(node: JsonNode, place: Comment['place']): readonly Comment[] {
    if (!this.hasComments) return NO_COMMENTS;
    return this.comments.get(node)?.filter((comment) => comment.place === place) ?? NO_COMMENTS;
  }

  private writeBefore(node: JsonNode): void {
    for (const { start, end } of this.commentsOf(node, 'before')) {
      const isInline = this.isBlock(start) && !endsLine(this.document.text, end);
      this.pieces.push(this.document.text.slice(start, end), isInline ? ' ' : this.lineBreak() || '\n');
    }
  }
  private writeAfter(node: JsonNode): void {
    for (const comment of this.commentsOf(node, 'after')) this.pieces.push(' ', this.wholeComment(comment));
  }
  private writeInside(node: JsonNode): boolean {
    const comments = this.commentsOf(node, 'inside');
    for (const comment of comments)
      this.pieces.push(node === NONE ? '\n' : this.lineBreak(), this.wholeComment(comment));
    return comments.length > 0;
  }

  /** A `//` comment with the line break that ends it, where everything is on one line. */
  private wholeComment({ start, end }: Comment): string {
    return this.document.text.slice(start, end) + (this.unit === '' && !this.isBlock(start) ? '\n' : '');
  }
  private isBlock(start: number): boolean {
    return this.document.text.charAt(start + 1) === '*';
  }
}

function groupByNode(comments: readonly Comment[]): Map<JsonNode, Comment[]> {
  const groups = new Map<JsonNode, Comment[]>();
  for (const comment of comments) {
    const group = groups.get(comment.node);
    if (group === undefined) groups.set(comment.node, [comment]);
    else group.push(comment);
  }
  return groups;
}
