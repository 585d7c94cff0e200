import { html, type DefaultTreeAdapterTypes } from 'parse5';
import { evenRows } from './even-rows.ts';
import { Findings } from './findings.ts';
import { marksOf, takeAttributes } from './marks.ts';
import { parseHtml } from './parse-html.ts';
import type { Attributes, Mark, RichNode } from './rich-text.ts';
import { isSafeImage } from './safe-values.ts';
import { REMOVED, textOf } from './text-of.ts';
import { buildWordLists } from './word-lists.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Nesting depth from which on only the text of elements is kept. */
const DEEPEST = 100;

/** Containers that the editor does not have; only their content is kept. */
const AROUND_BLOCKS: ReadonlySet<string> = new Set(
  'div section article header footer main nav aside center address figure figcaption form fieldset legend details summary dialog hgroup search dl dt dd body html caption thead tbody tfoot tr td th li menu dir'.split(
    ' ',
  ),
);

/** Elements that need no end tag (HTML, 13.1.2.4), or have none. */
const UNENDED: ReadonlySet<string> = new Set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta source track wbr svg math'.split(
    ' ',
  ),
);

/** Reads HTML into the editor's document, and finds what it cannot hold. */
export function readHtml(text: string): { readonly doc: RichNode; readonly findings: Findings } {
  const findings = new Findings();
  const blocks = new Blocks(findings, text);
  const root = parseHtml(text, findings);
  buildWordLists(root);
  blocks.takeAll(root.childNodes);
  return { doc: { type: 'doc', content: blocks.end() }, findings };
}

/** Collects blocks; a run of inline content becomes a paragraph when a block follows. */
class Blocks {
  readonly #done: RichNode[] = [];
  #run: RichNode[] = [];
  readonly #findings: Findings;
  readonly #source: string;
  /** The block that a run becomes: a paragraph, or the heading that it is in. */
  readonly #wrap: Omit<RichNode, 'content'>;
  #depth: number;

  constructor(findings: Findings, source: string, depth = 0, wrap: Omit<RichNode, 'content'> = { type: 'paragraph' }) {
    this.#findings = findings;
    this.#source = source;
    this.#depth = depth;
    this.#wrap = wrap;
  }

  /** All blocks; an empty paragraph where there is none, as the editor needs a place to type. */
  end(): readonly RichNode[] {
    this.#flush();
    return this.#done.length > 0 ? this.#done : [{ ...this.#wrap }];
  }

  takeAll(nodes: readonly Child[], marks: readonly Mark[] = []): void {
    if (this.#depth >= DEEPEST) {
      this.#findings.tooDeep();
      this.#text(textOf(nodes), marks);
      return;
    }
    this.#depth += 1;
    for (const node of nodes) this.#take(node, marks);
    this.#depth -= 1;
  }

  #take(node: Child, marks: readonly Mark[]): void {
    if (node.nodeName === '#text') this.#text((node as DefaultTreeAdapterTypes.TextNode).value, marks);
    else if (node.nodeName === '#comment') this.#findings.comment();
    else if ('tagName' in node) this.#element(node, marks);
  }

  #element(element: Element, marks: readonly Mark[]): void {
    const name = element.namespaceURI === html.NS.HTML ? element.tagName : 'svg';
    const place = element.sourceCodeLocation;
    if (place && !place.endTag && !UNENDED.has(name)) this.#findings.repair(this.#source, place.startOffset);
    if (REMOVED.has(name)) return this.#findings.remove(element.tagName);
    switch (name) {
      case 'p':
        return this.#block(element, marks, { type: 'paragraph', ...alignOf(element, this.#findings) });
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6': {
        const { attrs } = alignOf(element, this.#findings);
        return this.#block(element, marks, { type: 'heading', attrs: { level: Number(name[1]), ...attrs } });
      }
      case 'ul':
      case 'ol':
        return this.#list(element, marks);
      case 'blockquote':
        takeAttributes(element, [], this.#findings);
        return this.#push({ type: 'blockquote', content: this.#inside(element, marks) });
      case 'pre':
      case 'listing':
      case 'xmp':
        return this.#code(element);
      case 'hr':
        takeAttributes(element, [], this.#findings);
        return this.#push({ type: 'horizontalRule' });
      case 'table':
        return this.#table(element, marks);
      case 'br':
        return void this.#run.push({ type: 'hardBreak', ...marked(marks) });
      case 'img':
        return this.#image(element, marks);
      default:
        return AROUND_BLOCKS.has(name) ? this.#around(element, marks) : this.#inline(element, marks);
    }
  }

  #inline(element: Element, marks: readonly Mark[]): void {
    this.takeAll(element.childNodes, marksOf(element, marks, this.#findings));
  }

  #around(element: Element, marks: readonly Mark[]): void {
    this.#findings.unwrap(element.tagName);
    takeAttributes(element, [], this.#findings);
    this.#flush();
    this.takeAll(element.childNodes, marks);
    this.#flush();
  }

  #inside(element: Element, marks: readonly Mark[]): readonly RichNode[] {
    const inner = new Blocks(this.#findings, this.#source, this.#depth);
    inner.takeAll(element.childNodes, marks);
    return inner.end();
  }

  /** Paragraphs and headings cannot hold blocks; nested ones become siblings. */
  #block(element: Element, marks: readonly Mark[], wrap: Omit<RichNode, 'content'>): void {
    const inner = new Blocks(this.#findings, this.#source, this.#depth, wrap);
    inner.takeAll(element.childNodes, marks);
    this.#flush();
    // One by one: as arguments of one call, very many would overflow the stack.
    for (const block of inner.end()) this.#done.push(block);
  }

  #list(element: Element, marks: readonly Mark[]): void {
    const isOrdered = element.tagName === 'ol';
    const { start } = takeAttributes(element, isOrdered ? ['start'] : [], this.#findings);
    const items: RichNode[] = [];
    for (const child of element.childNodes) {
      if (isBlank(child)) continue;
      if ('tagName' in child && child.tagName === 'li') {
        const isDone = takeBox(child, this.#findings);
        const attrs = isDone === undefined ? {} : { attrs: { checked: String(isDone) } };
        items.push({ type: 'listItem', ...attrs, content: this.#inside(child, marks) });
        continue;
      }
      const inner = new Blocks(this.#findings, this.#source, this.#depth);
      inner.takeAll([child], marks);
      if (inner.isEmpty) continue;
      // A list directly in a list, as Google Docs and LibreOffice write it, belongs to the item before it.
      const before = child.nodeName === 'ul' || child.nodeName === 'ol' ? items.pop() : undefined;
      items.push({ type: 'listItem', ...before, content: [...(before?.content ?? []), ...inner.end()] });
    }
    if (items.length === 0) return this.#flush();
    const first = Number.parseInt(start ?? '', 10);
    const attrs = isOrdered && Number.isSafeInteger(first) && first !== 1 ? { attrs: { start: first } } : {};
    this.#push({ type: isOrdered ? 'orderedList' : 'bulletList', ...attrs, content: items });
  }

  #code(element: Element): void {
    takeAttributes(element, [], this.#findings);
    const code = element.childNodes.find((child): child is Element => child.nodeName === 'code');
    const { class: names = '' } = code === undefined ? {} : takeAttributes(code, ['class'], this.#findings);
    const language = /(?:^|\s)language-([\w+#.-]+)/.exec(names)?.[1];
    const text = textOf(element.childNodes).replaceAll(/\r\n?/g, '\n');
    this.#push({
      type: 'codeBlock',
      ...(language !== undefined && { attrs: { language } }),
      ...(text !== '' && { content: [{ type: 'text', text }] }),
    });
  }

  #image(element: Element, marks: readonly Mark[]): void {
    const found = takeAttributes(element, ['src', 'alt', 'title', 'width', 'height'], this.#findings);
    const { src = '' } = found;
    if (!isSafeImage(src)) return src === '' ? this.#findings.remove('img') : this.#findings.address(src);
    const numbers = ['width', 'height'].filter((name) => /^\d{1,5}$/.test(found[name] ?? ''));
    const texts = ['src', 'alt', 'title'].filter((name) => found[name] !== undefined);
    const attrs = Object.fromEntries([...texts, ...numbers].map((name) => [name, found[name] ?? '']));
    this.#run.push({ type: 'image', attrs, ...marked(marks) });
  }

  #table(element: Element, marks: readonly Mark[]): void {
    takeAttributes(element, [], this.#findings);
    this.#flush();
    const found: RichNode[][] = [];
    const take = (nodes: readonly Child[]): void => {
      for (const node of nodes) {
        if (!('tagName' in node)) continue;
        takeAttributes(node, [], this.#findings);
        if (node.tagName === 'tr') found.push(this.#cells(node, marks));
        else if (node.tagName === 'caption') this.#around(node, marks);
        else if (node.tagName !== 'colgroup') take(node.childNodes);
      }
    };
    take(element.childNodes);
    const { rows, missing, cut } = evenRows(found);
    if (rows.length === 0) return;
    if (this.#findings.cells(missing.reduce((sum, count) => sum + count, cut))) {
      const content = rows.map((cells, at): RichNode => {
        const empty = { type: cells.at(-1)?.type ?? 'tableCell', content: [{ type: 'paragraph' }] };
        return { type: 'tableRow', content: [...cells, ...Array.from({ length: missing[at] ?? 0 }, () => empty)] };
      });
      return this.#push({ type: 'table', content });
    }
    this.#findings.unwrap('table');
    for (const block of rows.flat().flatMap(({ content = [] }) => content)) this.#done.push(block);
  }

  #cells(row: Element, marks: readonly Mark[]): RichNode[] {
    return row.childNodes.flatMap((node): RichNode[] => {
      if (!('tagName' in node) || (node.tagName !== 'td' && node.tagName !== 'th')) return [];
      const found = takeAttributes(node, ['colspan', 'rowspan'], this.#findings);
      const spans = (['colspan', 'rowspan'] as const).flatMap((name) => {
        const span = Number.parseInt(found[name] ?? '', 10);
        return span > 1 && span <= 1000 ? [[name, span] as const] : [];
      });
      const attrs = spans.length === 0 ? {} : { attrs: Object.fromEntries(spans) };
      const type = node.tagName === 'th' ? 'tableHeader' : 'tableCell';
      return [{ type, ...attrs, content: this.#inside(node, marks) }];
    });
  }

  get isEmpty(): boolean {
    return this.#done.length === 0 && this.#run.length === 0;
  }

  #push(block: RichNode): void {
    this.#flush();
    this.#done.push(block);
  }

  /** White space is one space, and none where a line begins (CSS Text, 4.1.1). */
  #text(text: string, marks: readonly Mark[]): void {
    let words = text.replaceAll(/[ \t\n\f\r]+/g, ' ').replaceAll('\0', '');
    const last = this.#run.at(-1);
    if (last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ') === true)
      words = words.replace(/^ /, '');
    if (words !== '') this.#run.push({ type: 'text', text: words, ...marked(marks) });
  }

  #flush(): void {
    for (let last = this.#run.at(-1); last?.text?.endsWith(' ') === true; last = this.#run.at(-1)) {
      this.#run.pop();
      const text = last.text.slice(0, -1);
      if (text !== '') this.#run.push({ ...last, text });
    }
    if (this.#run.length > 0) this.#done.push({ ...this.#wrap, content: this.#run });
    this.#run = [];
  }
}

/**
 * Whether a list item is a done task: by a checkbox at its beginning, which is removed, or by `data-checked`, as other editors
 * write it. Undefined if it is no task.
 */
function takeBox(item: Element, findings: Findings): boolean | undefined {
  const { 'data-checked': told } = takeAttributes(item, ['data-checked', 'data-type'], findings);
  let around = item;
  for (;;) {
    const first = around.childNodes.find((child) => !isBlank(child));
    if (first === undefined || !('tagName' in first)) break;
    if (first.tagName === 'input' && first.attrs.some(({ name, value }) => name === 'type' && value === 'checkbox')) {
      const { checked } = takeAttributes(first, ['type', 'checked', 'disabled'], findings);
      around.childNodes.splice(around.childNodes.indexOf(first), 1);
      return checked !== undefined;
    }
    if (first.tagName !== 'p' && first.tagName !== 'label') break;
    around = first;
  }
  return told === undefined ? undefined : told === 'true';
}

const marked = (marks: readonly Mark[]) => (marks.length === 0 ? {} : { marks });

const isBlank = (node: Child) => node.nodeName === '#text' && textOf([node]).trim() === '';

function alignOf(element: Element, findings: Findings): { readonly attrs?: Attributes } {
  const found = takeAttributes(element, ['style', 'align'], findings, ['text-align']);
  const wanted = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(found['style'] ?? '')?.[1] ?? found['align'];
  const align = wanted?.toLowerCase();
  return align === 'center' || align === 'right' || align === 'justify' ? { attrs: { align } } : {};
}
