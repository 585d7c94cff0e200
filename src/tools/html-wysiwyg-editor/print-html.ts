import {
  attributeOf,
  markOf,
  MARK_ELEMENTS,
  MARK_ORDER,
  NO_BREAK,
  spaced,
  taskOf,
  type Mark,
  type RichNode,
} from './rich-text.ts';

export type Layout = 'pretty' | 'minified';

/** Prints a document: pretty, each block on its own line, indented by two spaces and never wrapped; or minified. */
export function printHtml({ content = [] }: RichNode, layout: Layout): string {
  const isBlank = content.length === 1 && content[0]?.type === 'paragraph' && content[0].content === undefined;
  return isBlank ? '' : linesOf(content).join(layout === 'pretty' ? '\n' : '');

  function linesOf(blocks: readonly RichNode[]): string[] {
    return blocks.flatMap(printBlock);
  }

  function within(tag: string, lines: readonly string[], attributes = ''): string[] {
    // Only the first line of a code block is indented: the others are content.
    const deeper = layout === 'minified' ? lines : lines.map((line) => `  ${line}`);
    return [`<${tag}${attributes}>`, ...deeper, `</${tag}>`];
  }

  function printBlock(block: RichNode): string[] {
    const { content: inner = [] } = block;
    switch (block.type) {
      case 'heading':
        return [around(`h${attributeOf(block, 'level')}`, printInline(spaced(inner), 0), alignOf(block))];
      case 'bulletList':
        return within('ul', linesOf(inner));
      case 'orderedList': {
        const start = attributeOf(block, 'start');
        return within('ol', linesOf(inner), start === '' || start === '1' ? '' : ` start="${start}"`);
      }
      case 'listItem':
        return printItem('li', inner, '', boxOf(block));
      case 'tableCell':
      case 'tableHeader': {
        const spans = ['colspan', 'rowspan'].map((name) => {
          const span = attributeOf(block, name);
          return span === '' || span === '1' ? '' : ` ${name}="${span}"`;
        });
        return printItem(block.type === 'tableCell' ? 'td' : 'th', inner, spans.join(''));
      }
      case 'blockquote':
        return within('blockquote', linesOf(inner));
      case 'codeBlock':
        return printCode(block, inner);
      case 'horizontalRule':
        return ['<hr>'];
      case 'table':
        return within('table', layout === 'pretty' ? within('tbody', linesOf(inner)) : linesOf(inner));
      case 'tableRow':
        return within('tr', linesOf(inner));
      default:
        return [around('p', printInline(spaced(inner), 0), alignOf(block))];
    }
  }

  /** A lone paragraph of an item or cell is printed without `p`, as people write it. */
  function printItem(tag: string, blocks: readonly RichNode[], attributes: string, box = ''): string[] {
    const [first, ...rest] = blocks;
    if (first === undefined || !isSimpleItem(blocks))
      return within(tag, [...(box === '' ? [] : [box]), ...linesOf(blocks)], attributes);
    const text = [box, printInline(spaced(first.content ?? []), 0)].filter((part) => part !== '').join(' ');
    if (rest.length === 0) return [around(tag, text, attributes)];
    return within(tag, [...(text === '' ? [] : [text]), ...linesOf(rest)], attributes);
  }
}

/** Whether the blocks are an unaligned paragraph, followed by lists at most. */
export const isSimpleItem = ([first, ...rest]: readonly RichNode[]): boolean =>
  first?.type === 'paragraph' &&
  alignOf(first) === '' &&
  rest.every(({ type }) => type === 'bulletList' || type === 'orderedList');

/** The checkbox of a task, as GitHub writes it; empty if the item is no task. */
export function boxOf(item: RichNode): string {
  const isDone = taskOf(item);
  return isDone === undefined ? '' : `<input type="checkbox"${isDone ? ' checked' : ''} disabled>`;
}

const around = (tag: string, text: string, attributes: string) => `<${tag}${attributes}>${text}</${tag}>`;

function alignOf(block: RichNode): string {
  const align = attributeOf(block, 'align');
  return align === '' ? '' : ` style="text-align: ${align}"`;
}

function printCode(block: RichNode, inner: readonly RichNode[]): string[] {
  const language = attributeOf(block, 'language');
  const text = inner.map(({ text = '' }) => text).join('');
  const code = escapeText(text);
  return [`<pre><code${language === '' ? '' : ` class="language-${escapeValue(language)}"`}>${code}</code></pre>`];
}

/** Prints neighbors that share a mark in one element. */
function printInline(nodes: readonly RichNode[], depth: number): string {
  const name = MARK_ORDER[depth];
  if (name === undefined) return nodes.map(printLeaf).join('');
  let printed = '';
  for (let from = 0; from < nodes.length;) {
    const mark = markOf(nodes[from], name);
    const key = JSON.stringify(mark?.attrs ?? mark);
    let to = from + 1;
    while (to < nodes.length && JSON.stringify(markOf(nodes[to], name)?.attrs ?? markOf(nodes[to], name)) === key)
      to += 1;
    const inner = printInline(nodes.slice(from, to), depth + 1);
    printed += mark === undefined ? inner : printMark(mark, inner);
    from = to;
  }
  return printed;
}

function printMark(mark: Mark, inner: string): string {
  if (mark.type === 'color') return around('span', inner, ` style="color: ${escapeValue(attributeOf(mark, 'color'))}"`);
  if (mark.type !== 'link') return around(MARK_ELEMENTS[mark.type], inner, '');
  return around('a', inner, attributesOf(mark, ['href', 'title']));
}

function printLeaf(node: RichNode): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'image') return `<img${attributesOf(node, ['src', 'alt', 'title', 'width', 'height'])}>`;
  return escapeText(node.text ?? '');
}

function attributesOf(node: RichNode | Mark, names: readonly string[]): string {
  return names
    .filter((name) => typeof (node.attrs?.[name] ?? undefined) !== 'undefined')
    .map((name) => ` ${name}="${escapeValue(attributeOf(node, name))}"`)
    .join('');
}

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(NO_BREAK, '&nbsp;')
    .replaceAll('\r', '&#13;');
const escapeValue = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll(NO_BREAK, '&nbsp;')
    .replaceAll(/[\r\n]/g, (character) => `&#${String(character.charCodeAt(0))};`);
