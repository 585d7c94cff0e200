import { toWellFormed } from '#lib/charset/utf8';
import { DEEPEST_INDENT } from '#lib/line-breaks';
import { textError, type Fail } from '#lib/text-error';
import { reportComments } from '../data/comment-lines.ts';
import { Findings } from '../data/findings.ts';
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
import { FlowWriter } from './write-flow.ts';
import { writeScalar, type YamlStyle } from './write-scalar.ts';

export interface YamlWriteOptions {
  /** Spaces for each level, 1 to 10. */
  readonly indent?: number;
  /** Whether the dashes of a list stand deeper than its key. */
  readonly indentLists?: boolean;
  /** `compact`: maps and lists of scalars on one line where they are short. `flow`: all of it on one line. */
  readonly layout?: 'block' | 'compact' | 'flow';
  readonly quotes?: 'double' | 'single';
  /** Quote what YAML 1.1 takes for something else than text. */
  readonly safe11?: boolean;
  /** Fold texts that would be longer than this; 0 never. */
  readonly width?: number;
  readonly comments?: boolean;
  /** Where comments are reported that the text does not have. */
  readonly findings?: Findings;
  readonly fail?: Fail;
}

interface Frame {
  readonly node: DataMap | DataList;
  readonly count: number;
  readonly indent: string;
  index: number;
}

/**
 * A document of YAML 1.2, with a line break at its end; from level 500 on each map or list stands on one line, without its
 * comments. No recursion. Throws `data.tooLong`.
 */
export function writeYaml(root: Data, options: YamlWriteOptions = {}): string {
  const { indent = 2, quotes = 'double', safe11 = true, width = 0, fail = textError } = options;
  const { comments = true, layout = 'block', indentLists = true, findings = new Findings() } = options;
  const out = new TextBuilder(fail);
  const style: YamlStyle = { quotes, safe11, width, comments: comments && layout !== 'flow' };
  if (!style.comments) reportComments(root, findings);
  new BlockWriter(out, style, indent, indentLists, layout, findings).write(root);
  return out.toString();
}

class BlockWriter {
  private readonly frames: Frame[] = [];
  private readonly flow: FlowWriter;
  /** Whether the line has begun with `- `, so that the first entry of a map goes on it. */
  private isOnDash = false;

  constructor(
    private readonly out: TextBuilder,
    private readonly style: YamlStyle,
    private readonly step: number,
    private readonly indentLists: boolean,
    private readonly layout: 'block' | 'compact' | 'flow',
    private readonly findings: Findings,
  ) {
    this.flow = new FlowWriter(out, style);
  }

  write(root: Data): void {
    this.writeLines(root.comments?.before, '');
    if (this.isOneLine(root)) this.writeInline(root, '', -1);
    else this.enter(root as DataMap | DataList, '');
    for (
      let frame = this.frames[this.frames.length - 1];
      frame !== undefined;
      frame = this.frames[this.frames.length - 1]
    ) {
      if (frame.index < frame.count) this.writeChild(frame);
      else {
        this.frames.pop();
        this.writeLines(frame.node.comments?.inside, frame.indent);
      }
    }
    if (!isCollection(root)) this.writeLines(root.comments?.inside, '');
  }

  private enter(node: DataMap | DataList, indent: string): void {
    this.frames.push({ node, count: countChildren(node), indent, index: 0 });
  }

  private writeChild(frame: Frame): void {
    const { node, indent } = frame;
    const index = frame.index++;
    const child = childAt(node, index);
    if (!this.isOnDash) {
      this.writeLines(child.comments?.before, indent);
      this.out.add(indent);
    }
    this.isOnDash = false;
    if (node.kind === 'map') this.writeEntry(node.entries[index]!.key, child, indent);
    else this.writeItem(child, indent);
  }

  private writeEntry(key: string, value: Data, indent: string): void {
    this.out.add(this.flow.key(key, indent));
    this.out.add(':');
    if (this.isOneLine(value)) {
      this.out.add(' ');
      return this.writeInline(value, indent + ' '.repeat(this.step), this.step);
    }
    this.writeAfter(value);
    this.out.add('\n');
    const isShallow = value.kind === 'list' && !this.indentLists;
    this.enter(value as DataMap | DataList, isShallow ? indent : indent + ' '.repeat(this.step));
  }

  private writeItem(item: Data, indent: string): void {
    this.out.add('-');
    if (this.isOneLine(item)) {
      this.out.add(' ');
      return this.writeInline(item, `${indent}  `, 2);
    }
    const inner = item as DataMap | DataList;
    const first = childAt(inner, 0);
    const hasOwnLine = this.style.comments && ((first.comments?.before.length ?? 0) > 0 || item.comments?.after);
    if (hasOwnLine) {
      this.writeAfter(item);
      this.out.add('\n');
    } else {
      this.out.add(' ');
      this.isOnDash = true;
    }
    this.enter(inner, `${indent}  `);
  }

  /** Writes what does not need lines of its own for its children, and ends the line. */
  private writeInline(value: Data, indent: string, step: number): void {
    if (isCollection(value)) {
      this.flow.write(value);
      if (this.style.comments) this.reportInside(value);
      this.writeAfter(value);
      if (value.comments !== undefined && value.comments.inside.length > 0) {
        this.out.add('\n');
        return this.writeLines(value.comments.inside, step < 0 ? '' : indent);
      }
    } else {
      const { head, body } = writeScalar(value, indent, step, this.style);
      this.out.add(head);
      this.writeAfter(value);
      this.out.add(body);
    }
    this.out.add('\n');
  }

  private reportInside(node: DataMap | DataList): void {
    for (let index = 0; index < countChildren(node); index++) reportComments(childAt(node, index), this.findings);
  }

  private isOneLine(value: Data): boolean {
    if (!isCollection(value) || this.layout === 'flow' || this.frames.length >= DEEPEST_INDENT) return true;
    return isEmpty(value) || (this.layout === 'compact' && this.flow.isShort(value));
  }

  private writeLines(lines: readonly string[] | undefined, indent: string): void {
    if (this.style.comments) for (const line of lines ?? []) this.out.add(`${indent}${hash(line)}\n`);
  }

  private writeAfter({ comments }: Data): void {
    if (this.style.comments && comments !== undefined && comments.after !== '')
      this.out.add(` ${hash(comments.after)}`);
  }
}

const hash = (line: string): string =>
  line === ''
    ? '#'
    : `# ${toWellFormed(line.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, ' '))}`;
