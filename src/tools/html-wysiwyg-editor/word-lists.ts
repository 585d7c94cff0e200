import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes } from 'parse5';
import { textOf } from './text-of.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A paragraph that Word shows as an item of a list. */
interface Item {
  readonly paragraph: Element;
  readonly marker: Marker | undefined;
  /** A deeper one is larger: the number of a level, or an indent in points. */
  readonly level: number;
  /** The list it belongs to, as far as Word says; the same for all items where it does not. */
  readonly list: string;
  readonly isOrdered: boolean;
  /** The number that is written before it; NaN where that is no number. */
  readonly number: number;
}

interface OpenList extends Pick<Item, 'level' | 'list' | 'isOrdered'> {
  readonly element: Element;
}

/**
 * Word has no lists in its HTML: their items are paragraphs with `mso-list:l0 level2 lfo1` and with the bullet or number as
 * text; in "filtered" HTML only the class, the indent and that text are left. Makes lists of them, nested as their levels are.
 */
export function buildWordLists(root: Parent): void {
  const stack: Parent[] = [root];
  for (let parent = stack.pop(); parent !== undefined; parent = stack.pop()) {
    for (const child of parent.childNodes) if ('childNodes' in child) stack.push(child);
    parent.childNodes = group(parent.childNodes);
  }
}

/** The nodes with lists in place of runs of items. */
function group(nodes: readonly Child[]): Child[] {
  const grouped: Child[] = [];
  let open: OpenList[] = [];
  for (const child of nodes) {
    const item = itemOf(child);
    if (item === undefined) {
      // White space and comments between two items do not part them.
      if (!isInvisible(child)) open = [];
      if (!isInvisible(child) || open.length === 0) grouped.push(child);
      continue;
    }
    open = open.filter(({ level }) => level <= item.level);
    const same = open.at(-1);
    if (same?.level === item.level && (same.list !== item.list || same.isOrdered !== item.isOrdered)) open.pop();
    const last = open.at(-1);
    let list = last?.level === item.level ? last.element : undefined;
    if (list === undefined) {
      list = createList(item);
      const around = last?.element.childNodes.at(-1);
      if (around !== undefined && 'tagName' in around) append(around, list);
      else grouped.push(list);
      open.push({ ...item, element: list });
    }
    const entry = create('li');
    removeMarker(item);
    append(entry, item.paragraph);
    append(list, entry);
  }
  return grouped;
}

const create = (name: string, attrs: { name: string; value: string }[] = []): Element =>
  defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);

const createList = ({ isOrdered, number }: Item): Element =>
  isOrdered ? create('ol', number > 1 ? [{ name: 'start', value: String(number) }] : []) : create('ul');

function append(parent: Element, child: Element): void {
  child.parentNode = parent;
  parent.childNodes.push(child);
}

const isInvisible = (node: Child) =>
  node.nodeName === '#comment' ||
  (node.nodeName === '#text' && (node as DefaultTreeAdapterTypes.TextNode).value.trim() === '');

/** `3.`, `b)`, `(iv)`, `1.2`, `一、`. A letter or number alone may be a bullet, such as the letter o. */
const COUNTED = /^\(?(?:\d{1,4}\.)*([\d\p{L}]{1,9})[.)\]、．）]$|^(?:\d{1,4}\.)+(\d{1,4})$/u;

function itemOf(node: Child): Item | undefined {
  if (!('tagName' in node) || node.tagName !== 'p') return undefined;
  const style = attribute(node, 'style');
  const [, list = '', level, instance = ''] =
    /(?:^|;)\s*mso-list\s*:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i.exec(style) ?? [];
  const isOfClass = /(?:^|\s)MsoListParagraph/.test(attribute(node, 'class'));
  if (level === undefined && !isOfClass) return undefined;
  const marker = findMarker(node);
  if (level === undefined && marker === undefined) return undefined;
  const text = marker?.text ?? '';
  const [, closed, open] = COUNTED.exec(text) ?? [];
  const counted = closed ?? open;
  return {
    paragraph: node,
    marker,
    level: level === undefined ? indentOf(style) : Number(level),
    list: `${list} ${instance}`,
    isOrdered: counted !== undefined,
    number: /^\d+$/.test(counted ?? '') ? Number(counted) : NaN,
  };
}

const attribute = (element: Element, name: string): string =>
  element.attrs.find((candidate) => candidate.name === name)?.value ?? '';

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 };

/** In points; half an inch where the paragraph has only that of Word's style. */
function indentOf(style: string): number {
  const [, size = '36', unit = 'pt'] =
    /(?:^|;)\s*margin-left\s*:\s*(\d*\.?\d+)(pt|in|cm|mm|px)/i.exec(style) ??
    /(?:^|;)\s*margin\s*:(?:\s*\S+){3}\s+(\d*\.?\d+)(pt|in|cm|mm|px)/i.exec(style) ??
    [];
  return Math.round(Number(size) * (POINTS[unit.toLowerCase()] ?? 1));
}

/** The bullet or number that Word writes before an item: what holds it, and its text. */
interface Marker {
  readonly last: Element;
  readonly text: string;
}

/** `mso-list:Ignore` is around a marker; the space behind one is in small print. */
const AROUND = /(?:^|;)\s*mso-list\s*:\s*ignore/i;
const BEHIND = /(?:^|;)\s*font\s*:\s*7(?:\.0)?pt\s+["']?Times New Roman/i;
/** Characters of the longest marker: `(xxxviii)`, `1.2.3.4.5.`. */
const LONGEST = 24;

const isMarker = (text: string) => /^.$/u.test(text) || COUNTED.test(text);

function findMarker(paragraph: Element): Marker | undefined {
  let before = '';
  const stack = paragraph.childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeName === '#text') {
      const words = (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' ');
      before += before === '' || before.endsWith(' ') ? words.trimStart() : words;
    }
    if (before.length > LONGEST) return undefined;
    if (!('tagName' in node)) continue;
    const style = attribute(node, 'style');
    if (AROUND.test(style)) return before === '' ? { last: node, text: textOf([node]).trim() } : undefined;
    if (BEHIND.test(style)) return isMarker(before.trim()) ? { last: node, text: before.trim() } : undefined;
    for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return undefined;
}

/** Takes the marker out, with all that stands before it and Word's conditions around it. */
function removeMarker({ paragraph, marker }: Item): void {
  paragraph.childNodes = paragraph.childNodes.filter((child) => !isCondition(child));
  if (marker === undefined) return;
  for (let last = marker.last; last !== paragraph;) {
    const parent = last.parentNode;
    if (parent === null || !('tagName' in parent)) return;
    const at = parent.childNodes.indexOf(last);
    parent.childNodes.splice(0, last === marker.last ? at + 1 : at);
    last = parent;
  }
}

/** `<![if !supportLists]>` and its end. */
const isCondition = (node: Child) =>
  node.nodeName === '#comment' && /^\[(?:if|endif)\b/i.test((node as DefaultTreeAdapterTypes.CommentNode).data);
