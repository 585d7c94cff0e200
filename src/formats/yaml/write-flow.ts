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
import { writeText } from './quote.ts';
import { scalarText, type YamlStyle } from './write-scalar.ts';

/** Longest map or list of scalars on one line. */
const SHORT = 72;
/** Longer keys need `? ` (YAML 1.2.2, section 7.4.2 allows 1024 characters). */
const LONGEST_KEY = 1000;

/** Writes on one line: keys, and maps and lists in brackets. No recursion. */
export class FlowWriter {
  constructor(
    private readonly out: TextBuilder,
    private readonly style: YamlStyle,
  ) {}

  /** A key without its colon; a very long one with the beginning of the line that has its colon. */
  key(key: string, indent: string): string {
    const written = writeText(key, this.style, false);
    return written.length > LONGEST_KEY ? `? ${written}\n${indent}` : written;
  }

  write(root: DataMap | DataList): void {
    const { out } = this;
    const frames: { node: DataMap | DataList; count: number; index: number }[] = [];
    const enter = (node: Data) => {
      if (!isCollection(node)) return out.add(this.scalar(node));
      if (isEmpty(node)) return out.add(node.kind === 'map' ? '{}' : '[]');
      out.add(node.kind === 'map' ? '{ ' : '[');
      frames.push({ node, count: countChildren(node), index: 0 });
    };
    enter(root);
    for (let frame = frames[frames.length - 1]; frame !== undefined; frame = frames[frames.length - 1]) {
      const { node, count } = frame;
      if (frame.index === count) {
        frames.pop();
        out.add(node.kind === 'map' ? ' }' : ']');
        continue;
      }
      const index = frame.index++;
      if (index > 0) out.add(', ');
      if (node.kind === 'map') out.add(`${writeText(node.entries[index]!.key, this.style, true)}: `);
      enter(childAt(node, index));
    }
  }

  /** Whether it holds only scalars without comments, and fits on a line. */
  isShort(node: DataMap | DataList): boolean {
    let width = 0;
    if (this.style.comments && (node.comments?.inside.length ?? 0) > 0) return false;
    for (let index = 0; index < countChildren(node); index++) {
      const child = childAt(node, index);
      if (isCollection(child) && !isEmpty(child)) return false;
      if (this.style.comments && child.comments !== undefined) return false;
      width += 4 + (isCollection(child) ? 2 : child.text.length);
      if (node.kind === 'map') width += node.entries[index]!.key.length;
      if (width > SHORT) return false;
    }
    return true;
  }

  private scalar(node: Exclude<Data, DataMap | DataList>): string {
    return node.kind === 'string' ? writeText(node.text, this.style, true) : scalarText(node, this.style);
  }
}
