import { boxOf, isSimpleItem, printHtml } from './print-html.ts';
import { printInlineMarkdown } from './print-inline-markdown.ts';
import { attributeOf, taskOf, type RichNode } from './rich-text.ts';

export interface Markdown {
  readonly text: string;
  /** Names of elements that stay HTML, because Markdown has no syntax for them. */
  readonly html: ReadonlySet<string>;
  /** Number of tables whose first row became the header that Markdown requires. */
  readonly headers: number;
}

/** The largest list number: it has nine digits at most (CommonMark 0.31, 5.2). */
const MOST_NUMBER = 999_999_999;
/** The elements of blocks that stay HTML. */
const ELEMENTS: Readonly<Record<string, string>> = { table: 'table', orderedList: 'ol' };

/** Markdown (CommonMark 0.31 with the tables, task lists and strikethrough of GitHub) of a document. Only empty paragraphs are lost. */
export function printMarkdown({ content = [] }: RichNode): Markdown {
  const html = new Set<string>();
  let headers = 0;
  const text = blocksOf(content, false).join('\n');
  return { text, html, headers };

  function blocksOf(blocks: readonly RichNode[], isTight: boolean): string[] {
    const lines: string[] = [];
    let before: { readonly type: string; readonly hasOtherSign: boolean } | undefined;
    for (const block of blocks) {
      // Adjacent lists with the same marker would merge.
      const hasOtherSign = before?.type === block.type && !before.hasOtherSign;
      const own = linesOf(block, hasOtherSign, isTight);
      if (own.length === 0) continue;
      before = { type: block.type, hasOtherSign };
      if (lines.length > 0 && !isTight) lines.push('');
      for (const line of own) lines.push(line);
    }
    return lines;
  }

  function linesOf(block: RichNode, hasOtherSign: boolean, isTight: boolean): string[] {
    const { content: inner = [] } = block;
    switch (block.type) {
      case 'bulletList':
      case 'orderedList':
        return printList(block, inner, hasOtherSign);
      case 'blockquote': {
        const lines = blocksOf(inner, false);
        return (lines.length === 0 ? [''] : lines).map((line) => (line === '' ? '>' : `> ${line}`));
      }
      case 'codeBlock':
        return printCode(block, inner);
      case 'horizontalRule':
        return ['___'];
      case 'table':
        return printTable(block, inner);
      default:
        if (attributeOf(block, 'align') !== '') return printAsHtml(block);
        return block.type === 'heading' ? [printHeading(block, inner)] : printParagraph(inner, isTight);
    }
  }

  /** A block that Markdown cannot express. An empty line would end its HTML. */
  function printAsHtml(block: RichNode): string[] {
    html.add(ELEMENTS[block.type] ?? (block.type === 'heading' ? `h${attributeOf(block, 'level')}` : 'p'));
    const printed = printHtml({ type: 'doc', content: [block] }, 'pretty');
    return printed.replaceAll(/\n(?=[ \t]*\n)/g, '&#10;').split('\n');
  }

  function printHeading(block: RichNode, inner: readonly RichNode[]): string {
    const line = printInlineMarkdown(inner, 'line', html);
    // Trailing signs would be read as the heading's closing sequence.
    return `${'#'.repeat(Number(attributeOf(block, 'level')))} ${line.replace(/(^|\s)(#+)$/, String.raw`$1\$2`)}`.trimEnd();
  }

  function printParagraph(inner: readonly RichNode[], isTight: boolean): string[] {
    if (inner.length === 0) return [];
    const [first = '', ...lines] = printInlineMarkdown(inner, 'lines', html).split('\n').map(escapeStart);
    // A lone tag would begin a block of HTML that runs to the next empty line.
    return [isTight && /^<[^>]*>\s*$/.test(first) ? `&#32;${first}` : first, ...lines];
  }

  function printList(block: RichNode, items: readonly RichNode[], hasOtherSign: boolean): string[] {
    const first = Number(attributeOf(block, 'start') || 1);
    const isOrdered = block.type === 'orderedList';
    if (isOrdered && (first < 0 || first + items.length - 1 > MOST_NUMBER)) return printAsHtml(block);
    const isTight = items.every(({ content: inner = [] }) => isSimpleItem(inner));
    return items.flatMap((item, at) => {
      const bullet = hasOtherSign ? '*' : '-';
      const sign = isOrdered ? `${String(first + at)}${hasOtherSign ? ')' : '.'}` : bullet;
      const lines = printItem(item, isTight);
      const indent = ' '.repeat(sign.length + 1);
      const own = lines.map((line, index) => (line === '' ? line : (index === 0 ? `${sign} ` : indent) + line));
      if (lines[0] === '') own[0] = sign;
      return at === 0 || isTight ? own : ['', ...own];
    });
  }

  function printItem(item: RichNode, isTight: boolean): string[] {
    const { content: inner = [] } = item;
    const lines = blocksOf(inner, isTight);
    const isDone = taskOf(item);
    const isText = inner[0]?.type === 'paragraph' && inner[0].content !== undefined;
    if (isDone !== undefined) {
      if (isText) lines[0] = `[${isDone ? 'x' : ' '}] ${lines[0] ?? ''}`;
      // Markdown's task marker needs text after it.
      else lines.unshift(boxOf(item), ...(lines.length > 0 ? [''] : []));
    }
    return lines.length === 0 ? [''] : lines;
  }

  function printTable(block: RichNode, rows: readonly RichNode[]): string[] {
    const [head = [], ...body] = rows.map(({ content: cells = [] }) => cells);
    const isPlain = [...head, ...body.flat()].every(isPlainCell);
    if (head.length === 0 || !isPlain || body.flat().some(({ type }) => type === 'tableHeader'))
      return printAsHtml(block);
    if (head.some(({ type }) => type === 'tableCell')) headers += 1;
    const width = Math.max(head.length, ...body.map(({ length }) => length));
    const line = (cells: readonly RichNode[]) => {
      const texts = Array.from({ length: width }, (_, at) => cells[at]?.content?.[0]?.content ?? []);
      return `| ${texts.map((text) => printInlineMarkdown(text, 'cell', html)).join(' | ')} |`;
    };
    return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)];
  }
}

/** Whether Markdown can hold a cell: one unaligned line that spans nothing. */
function isPlainCell(cell: RichNode): boolean {
  const { content: [only, ...rest] = [] } = cell;
  return (
    rest.length === 0 &&
    (only === undefined || (only.type === 'paragraph' && attributeOf(only, 'align') === '')) &&
    ['colspan', 'rowspan'].every((name) => ['', '1'].includes(attributeOf(cell, name)))
  );
}

function printCode(block: RichNode, inner: readonly RichNode[]): string[] {
  // The closing fence ends the last line.
  const text = inner
    .map(({ text: part = '' }) => part)
    .join('')
    .replace(/\n$/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [fence + attributeOf(block, 'language'), ...(text === '' ? [] : text.split('\n')), fence];
}

/** Escapes what would make a line begin a heading, quote, list or table, or underline the line above. */
const escapeStart = (line: string): string =>
  line
    .replace(/^(?:[>|]|#{1,6}(?=\s|$)|=+(?=\s*$)|\+(?=\s|$)|-(?=[\s:|-]|$)|:(?=-))/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
