import { toWellFormed } from '#lib/charset/utf8';
import {
  childAt,
  countChildren,
  isCollection,
  isEmpty,
  type Data,
  type DataList,
  type DataMap,
} from '../data/model.ts';
import type { TextBuilder } from '../data/text-builder.ts';
import { basicString, writeKey } from './write-key.ts';

export interface ValueStyle {
  readonly inlineWidth: number;
  readonly comments: boolean;
}

/** Arrays that would be longer stand with each item on its own line. */
const LONGEST_ARRAY = 80;
/** Arrays deeper than this stand on one line: their indentation would be longer than they are. */
const MOST_TALL = 100;
const NEVER = 1_000_000;

/** Whether a table, or an array of tables, is written on one line although it could have a header. */
export function isInline(value: DataMap | DataList, { inlineWidth, comments }: ValueStyle): boolean {
  return inlineWidth > 0 && widthOf(value, inlineWidth, comments) <= inlineWidth;
}

/** Characters of a value on one line; `NEVER` when above `limit` or when comments need lines. */
function widthOf(root: Data, limit: number, comments: boolean): number {
  let width = 0;
  const rest: Data[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (comments && hasComments(node) && node !== root) return NEVER;
    if (comments && (node.comments?.inside.length ?? 0) > 0) return NEVER;
    if (!isCollection(node)) width += node.kind === 'string' ? lengthOf(node.text, limit) : node.text.length;
    else {
      width += 4 + 2 * countChildren(node);
      if (node.kind === 'map') for (const { key } of node.entries) width += writeKey(key).length + 3;
      if (width <= limit) for (let index = 0; index < countChildren(node); index++) rest.push(childAt(node, index));
    }
    if (width > limit) return NEVER;
  }
  return width;
}

const lengthOf = (text: string, limit: number): number => (text.length > limit ? NEVER : basicString(text).length);

const hasComments = ({ comments }: Data): boolean => comments !== undefined;

interface Frame {
  readonly node: DataMap | DataList;
  readonly count: number;
  index: number;
  /** An item on each line. */
  readonly isTall: boolean;
}

/** Writes a value behind `key = `. Tables in it are inline. No recursion. */
export function writeValue(root: Data, out: TextBuilder, style: ValueStyle): void {
  const frames: Frame[] = [];
  // TOML 1.0 has no line breaks in inline tables, but in the arrays within them.
  let indent = '\n';
  const enter = (node: Data) => {
    if (!isCollection(node)) return out.add(scalarText(node));
    const isTall =
      node.kind === 'list' && frames.length < MOST_TALL && widthOf(node, LONGEST_ARRAY, style.comments) === NEVER;
    if (isEmpty(node) && !isTall) return out.add(node.kind === 'map' ? '{}' : '[]');
    out.add(node.kind === 'map' ? '{ ' : '[');
    if (isTall) indent += '  ';
    frames.push({ node, count: countChildren(node), index: 0, isTall });
  };
  enter(root);
  for (let frame = frames[frames.length - 1]; frame !== undefined; frame = frames[frames.length - 1]) {
    const { node, count, index, isTall } = frame;
    if (index > 0) {
      if (isTall) out.add(',');
      else if (index < count) out.add(', ');
      if (isTall) writeAfter(childAt(node, index - 1), out, style);
    }
    if (index < count) {
      frame.index++;
      const child = childAt(node, index);
      if (isTall) writeBefore(child.comments?.before, indent, out, style);
      if (isTall) out.add(indent);
      if (node.kind === 'map') out.add(`${writeKey(node.entries[index]!.key)} = `);
      enter(child);
      continue;
    }
    frames.pop();
    if (isTall) {
      writeBefore(node.comments?.inside, indent, out, style);
      indent = indent.slice(0, -2);
      out.add(indent);
    }
    out.add(node.kind === 'map' ? ' }' : ']');
  }
}

function writeBefore(
  lines: readonly string[] | undefined,
  indent: string,
  out: TextBuilder,
  { comments }: ValueStyle,
): void {
  if (comments) for (const line of lines ?? []) out.add(indent + hash(line));
}

function writeAfter({ comments }: Data, out: TextBuilder, style: ValueStyle): void {
  if (style.comments && comments !== undefined && comments.after !== '') out.add(` ${hash(comments.after)}`);
}

function scalarText(node: Exclude<Data, DataMap | DataList>): string {
  return node.kind === 'string' ? stringText(node.text) : node.text;
}

/** Several lines stand as such, where nothing in them would be lost by that. */
function stringText(text: string): string {
  const isPlainLines = /\n./s.test(text) && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text);
  if (!isPlainLines) return basicString(text);
  const body = text.replace(/\\/g, '\\\\').replace(/"(?="|$)/g, '\\"');
  return `"""\n${body}"""`;
}

/** A line of a comment. TOML allows no control characters in it. */
export const hash = (line: string): string =>
  line === '' ? '#' : `# ${toWellFormed(line.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, ' '))}`;
