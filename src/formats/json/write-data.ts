import { LineBreaks } from '#lib/line-breaks';
import { textError, type Fail } from '#lib/text-error';
import {
  childAt,
  countChildren,
  isCollection,
  isEmpty,
  type Data,
  type DataList,
  type DataMap,
} from '../data/model.ts';
import { TextBuilder } from '../data/text-builder.ts';

export interface JsonWriteOptions {
  /** Spaces for each level; 0 puts everything on one line (then comments are left out). */
  readonly indent: number;
  /** Write comments, as JSON with comments has them. */
  readonly comments?: boolean;
  readonly fail?: Fail;
}

interface Frame {
  readonly node: DataMap | DataList;
  readonly count: number;
  index: number;
}

/**
 * JSON (RFC 8259) of a document. Dates and the floats `inf`, `-inf`, `nan` have no form in JSON and must be replaced
 * before. No recursion. Throws `data.tooLong`.
 */
export function writeJson(root: Data, { indent, comments = false, fail = textError }: JsonWriteOptions): string {
  const out = new TextBuilder(fail);
  const withComments = comments && indent > 0;
  const lineBreaks = new LineBreaks(' '.repeat(indent));
  const breakAt = (depth: number) => (indent === 0 ? '' : lineBreaks.at(depth));
  const colon = indent > 0 ? ': ' : ':';
  const frames: Frame[] = [];
  const before = (node: Data) => {
    if (withComments)
      for (const line of node.comments?.before ?? []) out.add(`${slashes(line)}${breakAt(frames.length)}`);
  };
  const open = (node: Data) => {
    if (!isCollection(node)) return out.add(scalarText(node));
    const inside = withComments && (node.comments?.inside.length ?? 0) > 0;
    if (isEmpty(node) && !inside) return out.add(node.kind === 'map' ? '{}' : '[]');
    out.add(node.kind === 'map' ? '{' : '[');
    frames.push({ node, count: countChildren(node), index: 0 });
  };
  const after = (node: Data) => {
    if (withComments && node.comments !== undefined && node.comments.after !== '')
      out.add(` ${slashes(node.comments.after)}`);
  };
  before(root);
  open(root);
  for (let frame = frames[frames.length - 1]; frame !== undefined; frame = frames[frames.length - 1]) {
    const { node, count, index } = frame;
    if (index > 0) {
      if (index < count) out.add(',');
      after(childAt(node, index - 1));
    }
    if (index < count) {
      frame.index++;
      out.add(breakAt(frames.length));
      const child = childAt(node, index);
      before(child);
      if (node.kind === 'map') out.add(JSON.stringify(node.entries[index]!.key) + colon);
      open(child);
      continue;
    }
    if (withComments) for (const line of node.comments?.inside ?? []) out.add(breakAt(frames.length) + slashes(line));
    frames.pop();
    out.add(breakAt(frames.length) + (node.kind === 'map' ? '}' : ']'));
  }
  after(root);
  return out.toString();
}

const slashes = (line: string): string => (line === '' ? '//' : `// ${line}`);

const scalarText = (node: Exclude<Data, DataMap | DataList>): string =>
  node.kind === 'string' ? JSON.stringify(node.text) : node.text;
