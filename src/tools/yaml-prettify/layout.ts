import type { CST } from 'yaml';
import { flatten, flowEntries, type FlowEntry } from './flow.ts';
import { flowLines, fold, indentBlock, isTooLong, quoted } from './scalars.ts';
import { sortItems, takeLead } from './sort.ts';
import type { Style } from './style.ts';
import { endOf, isTrivia } from './tokens.ts';

/** Where a node stands. */
interface Site {
  /** Column where it begins, when it does not go on in the line that is begun. */
  readonly indent: number;
  /** Column of the further lines of a scalar. */
  readonly margin: number;
  /** Column of what it belongs to; undefined at the root. */
  readonly owner: number | undefined;
  /** Its first line may go on behind what stands before it, as a map does behind a dash. */
  readonly isInline: boolean;
  /** A key before its colon must stay on one line. */
  readonly isKey?: boolean;
}

export interface Laid {
  readonly text: string;
  /** How many scalars have longer lines than is wanted, since to break them would change them. */
  readonly unfolded: number;
}

/** The text of a stream's tokens. All are written, in their order but for sorted keys and a comma at the end of brackets. */
export function layOut(tokens: readonly CST.Token[], style: Style): Laid {
  const layout = new Layout(style);
  /** What stands before a document belongs to its beginning. */
  let before: CST.SourceToken[] = [];
  for (const token of tokens) {
    if (isTrivia(token)) before.push(token as CST.SourceToken);
    else {
      layout.stream(token, before);
      before = [];
    }
  }
  return layout.end(before);
}

class Layout {
  /** Lines that are complete. */
  private written = '';
  /** The line that is begun, if any. */
  private line: string | undefined;
  private unfolded = 0;
  /** Line breaks in the source since the last token. */
  private gap = 0;
  /** A text block has just ended whose blank lines count (`+`), so that none may be added. */
  private isAfterKept = false;
  /** A comment ends the line. */
  private isClosed = false;
  /** The block collections that are open: their columns in the source and here. */
  private readonly levels: { readonly source: number; readonly indent: number }[] = [];

  constructor(private readonly style: Style) {}

  end(before: readonly CST.SourceToken[]): Laid {
    this.trivia(before, 0);
    this.endLine();
    return { text: this.written, unfolded: this.unfolded };
  }

  stream(token: CST.Token, before: readonly CST.SourceToken[]): void {
    if (token.type === 'document') return this.document({ ...token, start: [...before, ...token.start] });
    this.trivia(before, 0);
    // A byte order mark is dropped, as the reader does.
    if (token.type === 'directive' || token.type === 'doc-end') this.put(token.source, 0);
    if (token.type === 'doc-end') this.trivia(token.end, 0);
  }

  /** What stands before a node, and the node; for sorting, comments go with what they are about. */
  private parted<T extends CST.Token>(before: readonly CST.SourceToken[], node: T | undefined) {
    return this.style.sortKeys ? takeLead(before, node) : ([before, node] as const);
  }

  private document(document: CST.Document): void {
    const [start, value] = this.parted(document.start, document.value);
    let hasProperties = false;
    let glue: string | undefined;
    for (const token of start) {
      if (token.type === 'doc-start') {
        this.put(token.source, 0);
        glue = ' ';
      } else if (isTrivia(token)) {
        this.trivia([token], 0);
      } else {
        this.put(token.source, 0, this.gap === 0 ? glue : undefined);
        glue = ' ';
        hasProperties = true;
      }
    }
    if (value !== undefined) {
      const site = { indent: 0, margin: this.style.indent, owner: undefined, isInline: false };
      this.node(value, site, this.gap > 0 ? undefined : glue, hasProperties);
      this.trivia(endOf(value), 0);
    }
    this.trivia(document.end, 0);
  }

  /** Writes a token on a line of its own, or with `glue` behind what stands in the line. */
  private put(text: string, indent: number, glue?: string): void {
    if (this.line !== undefined && glue !== undefined && !this.isClosed) this.line += glue + text;
    else {
      this.endLine();
      // One blank line stays, but for those at the very beginning.
      if (this.gap > 1 && this.written !== '' && !this.isAfterKept) this.written += '\n';
      this.line = ' '.repeat(indent) + text;
    }
    this.gap = 0;
    this.isAfterKept = false;
    this.isClosed = false;
  }

  private endLine(): void {
    if (this.line !== undefined) this.written += `${this.line}\n`;
    this.line = undefined;
    this.isClosed = false;
  }

  /** White space, line breaks and comments; `indent` is for comments that have a line to themselves. */
  private trivia(tokens: readonly CST.Token[] = [], indent: number | ((column: number) => number)): void {
    for (const token of tokens) {
      if (token.type === 'newline') this.gap += 1;
      if (token.type !== 'comment') continue;
      const column = typeof indent === 'number' ? indent : indent(token.indent);
      this.put(token.source.trimEnd(), column, this.gap === 0 && this.line !== undefined ? ' ' : undefined);
      this.isClosed = true;
    }
  }

  /** Where a comment of this column of the source stands behind the last item of a collection. */
  private readonly levelOf = (column: number): number =>
    this.levels.findLast(({ source }) => source <= column)?.indent ?? 0;

  private node(token: CST.Token, site: Site, glue: string | undefined, hasProperties: boolean): void {
    const isGlued = site.isInline && !hasProperties && !this.isClosed;
    switch (token.type) {
      case 'block-map':
        return this.map(token, site.indent, isGlued ? glue : undefined);
      case 'block-seq':
        return this.list(token, site.indent, isGlued ? glue : undefined);
      case 'flow-collection':
        return this.flow(token, site, glue);
      case 'block-scalar':
        return this.block(token, site, glue);
      case 'alias':
        return this.put(token.source, site.indent, glue);
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        return this.scalar(token, site, glue);
      default:
        return;
    }
  }

  private map(map: CST.BlockMap, indent: number, glue: string | undefined): void {
    const step = this.style.indent;
    this.levels.push({ source: map.indent, indent });
    const items = this.style.sortKeys ? sortItems(map.items) : map.items;
    for (const [index, item] of items.entries()) {
      const { start, key } = item;
      const [sep, value] = this.parted(item.sep ?? [], item.value);
      if (key === undefined && sep.length === 0 && start.every(isTrivia)) {
        this.trivia(start, this.levelOf);
        continue;
      }
      let isExplicit = false;
      let hasProperties = false;
      let before = index === 0 ? glue : undefined;
      for (const token of start) {
        if (isTrivia(token)) this.trivia([token], isExplicit ? indent + 2 : indent);
        else {
          this.put(token.source, indent, before);
          before = ' ';
          if (token.type === 'explicit-key-ind') isExplicit = true;
          else hasProperties = true;
        }
      }
      const column = isExplicit ? indent + 2 : indent;
      const keySite = { indent: column, margin: column, owner: indent, isInline: isExplicit, isKey: !isExplicit };
      if (key) {
        this.node(key, keySite, before, hasProperties);
        this.trivia(endOf(key), indent);
        before = key.type === 'alias' ? ' ' : '';
      }
      this.value(sep, value, { indent, step, isExplicit, before });
    }
    this.levels.pop();
  }

  /** The colon of a pair of a block map, and what follows. */
  private value(
    sep: readonly CST.SourceToken[],
    value: CST.Token | undefined,
    pair: { indent: number; step: number; isExplicit: boolean; before: string | undefined },
  ): void {
    const { indent, step, isExplicit, before } = pair;
    let hasProperties = false;
    let isBehind = false;
    const isList = value?.type === 'block-seq' && !isExplicit;
    const child = indent + (isExplicit ? 2 : isList && !this.style.indentLists ? Math.max(0, step - 2) : step);
    const inside = (column: number) =>
      value !== undefined ? child : column > (this.levels.at(-1)?.source ?? 0) ? indent + step : this.levelOf(column);
    for (const token of sep) {
      if (isTrivia(token)) this.trivia([token], isBehind ? inside : indent);
      else if (token.type === 'map-value-ind') {
        this.put(token.source, indent, isExplicit && this.gap > 0 ? undefined : before);
        isBehind = true;
      } else {
        this.put(token.source, Math.max(child, indent + 1), ' ');
        hasProperties = true;
      }
    }
    if (value === undefined) return;
    this.node(value, { indent: child, margin: child, owner: indent, isInline: isExplicit }, ' ', hasProperties);
    this.trivia(endOf(value), child);
  }

  private list(list: CST.BlockSequence, indent: number, glue: string | undefined): void {
    this.levels.push({ source: list.indent, indent });
    for (const [index, item] of list.items.entries()) {
      const [start, value] = this.parted(item.start, item.value);
      let hasDash = false;
      let hasProperties = false;
      const isItem = start.some(({ type }) => type === 'seq-item-ind');
      for (const token of start) {
        if (isTrivia(token)) this.trivia([token], hasDash ? indent + 2 : isItem ? indent : this.levelOf);
        else if (token.type === 'seq-item-ind') {
          this.put(token.source, indent, index === 0 ? glue : undefined);
          hasDash = true;
        } else {
          this.put(token.source, indent + 2, ' ');
          hasProperties = true;
        }
      }
      if (value === undefined) continue;
      this.node(value, { indent: indent + 2, margin: indent + 2, owner: indent, isInline: true }, ' ', hasProperties);
      this.trivia(endOf(value), indent + 2);
    }
    this.levels.pop();
  }

  private scalar(token: CST.FlowScalar, { indent, margin, isKey = false }: Site, glue: string | undefined): void {
    const [first = '', ...rest] = flowLines(quoted(token, this.style.quotes));
    if (first === '' && rest.length === 0) return;
    this.put(first, indent, glue);
    const before = (this.line ?? '').slice(0, (this.line ?? '').length - first.length);
    const { width } = this.style;
    const lines =
      width === 0 || isKey ? [first, ...rest] : fold([first, ...rest], { width, used: before.length, indent: margin });
    const written = lines.map((line, index) => (index === 0 ? before : line && ' '.repeat(margin)) + line);
    if (!isKey && written.some((line) => isTooLong(line, { width, indent: margin }))) this.unfolded += 1;
    this.written += written
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('');
    this.line = written.at(-1);
  }

  private block(token: CST.BlockScalar, { indent, owner }: Site, glue: string | undefined): void {
    const most = owner === undefined ? this.style.indent : Math.min(indent, owner + 9);
    const { width } = this.style;
    const { header, lines, blank } = indentBlock(token, { indent: most, owner, width });
    for (const prop of token.props) {
      if (prop.type === 'block-scalar-header') this.put(header, indent, glue);
      else this.trivia([prop], indent);
    }
    this.endLine();
    if (header.startsWith('>') && lines.some((line) => isTooLong(line, { width, indent: most }))) this.unfolded += 1;
    this.written += lines.map((line) => `${line}\n`).join('');
    // The last line break of the text is the end of its line.
    this.gap = blank + 1;
    this.isAfterKept = header.includes('+');
  }

  private flow(flow: CST.FlowCollection, site: Site, glue: string | undefined): void {
    const { indent, owner } = site;
    const flat = flatten(flow, this.style);
    const room =
      this.style.width === 0 || site.isKey === true ? Infinity : this.style.width - (this.line?.length ?? indent);
    if (flat !== undefined && flat.length <= room) return this.put(flat, indent, glue);
    // In a map of blocks it begins on a line of its own, so that its end is indented as YAML wants it.
    const isApart = !site.isInline && owner !== undefined;
    this.put(flow.start.source, indent, isApart ? undefined : glue);
    this.entries(flow, indent);
  }

  /** Entries of brackets line by line, and the closing bracket. */
  private entries(flow: CST.FlowCollection, indent: number): void {
    const inner = indent + this.style.indent;
    const entries = flowEntries(flow, this.style);
    const last = entries.findLastIndex(({ isEmpty }) => !isEmpty);
    for (const [index, entry] of entries.entries()) {
      if (index > 0) this.startEntry(entry);
      this.entry(entry, inner);
      if (index < last && this.line !== undefined) this.line += ',';
      this.trivia(entry.behind, inner);
    }
    const [bracket] = flow.end;
    this.gap = Math.min(this.gap, 1);
    if (bracket !== undefined) this.put(bracket.source, indent);
  }

  /** What comes next stands on a line of its own, wherever it stood before it was sorted. */
  private startEntry({ gap }: FlowEntry): void {
    if (!this.style.sortKeys) return;
    this.isClosed = true;
    this.gap = gap;
  }

  private entry({ start, key, sep, value }: FlowEntry, inner: number): void {
    let glue: string | undefined;
    const props = (tokens: readonly CST.SourceToken[], colon: string | undefined) => {
      const isInside = tokens === sep && value !== undefined;
      for (const token of tokens) {
        if (isTrivia(token)) this.trivia([token], isInside ? inner + this.style.indent : inner);
        else {
          this.put(token.source, inner, token.type === 'map-value-ind' ? (colon ?? glue) : glue);
          glue = ' ';
        }
      }
    };
    const site = { indent: inner, margin: inner + this.style.indent, owner: inner, isInline: true };
    props(start, undefined);
    if (key) {
      this.node(key, { ...site, isKey: sep.length > 0 }, glue, false);
      glue = ' ';
    }
    props(sep, key ? (key.type === 'alias' ? ' ' : '') : undefined);
    if (value !== undefined) this.node(value, site, glue, false);
  }
}
