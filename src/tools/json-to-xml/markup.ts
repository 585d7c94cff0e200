import { ToolError } from '#engine/error';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { isBlank } from '#formats/xml/names.ts';
import { escapeAttribute, escapeBlanks, escapeText, writeCdata } from './escape.ts';
import type { NameWriter } from './name-writer.ts';
import { scalarText } from './scalars.ts';

/** The content of an element: text, other markup, or an element that is still to be written. */
export type Content =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'markup';
      readonly xml: string;
      /** Whether it is allowed outside the root element. */ readonly isFree: boolean;
    }
  | Element;

export interface Element {
  readonly is: 'element';
  readonly name: string;
  readonly node: JsonNode;
  /** Namespaces of the elements around, by prefix ('' for none). */
  readonly scope?: ReadonlyMap<string, string>;
}

/** A value that becomes an attribute. */
export interface Attribute {
  readonly key: string;
  readonly node: JsonNode;
}

/** Writes markup from values of a document. Throws `ToolError` with the place of a value that has no form in XML. */
export class Markup {
  constructor(
    readonly document: JsonDocument,
    readonly names: NameWriter,
  ) {}

  /** The name that a key stands for. */
  nameOf(node: JsonNode, key = this.document.key(node)): string {
    return this.names.write(key, () => this.document.keyPlace(node));
  }

  text(node: JsonNode): Content {
    return { is: 'text', text: scalarText(this.document, node) };
  }
  cdata(node: JsonNode): Content {
    return { is: 'markup', xml: writeCdata(scalarText(this.document, node)), isFree: false };
  }
  comment(node: JsonNode): Content {
    const text = scalarText(this.document, node);
    if (/--|-$/.test(text)) throw new ToolError('error.comment', {}, { at: this.document.place(node) });
    return { is: 'markup', xml: `<!--${text}-->`, isFree: true };
  }
  instruction(target: string, node: JsonNode): Content {
    const data = scalarText(this.document, node);
    const at = this.document.place(node);
    if (/^xml$/i.test(target) || data.includes('?>')) throw new ToolError('error.instruction', {}, { at });
    return { is: 'markup', xml: `<?${target}${data === '' ? '' : ` ${data}`}?>`, isFree: true };
  }

  /** Attributes with a space before each. */
  attributes(attributes: readonly Attribute[]): string {
    const names = new Set<string>();
    const written = attributes.map(({ key, node }) => {
      const name = this.nameOf(node, key);
      if (names.has(name))
        throw new ToolError('error.duplicateAttribute', { name }, { at: this.document.keyPlace(node) });
      names.add(name);
      return ` ${name}="${escapeAttribute(scalarText(this.document, node))}"`;
    });
    return written.join('');
  }

  /** The members of what must be an object. */
  membersOf(node: JsonNode): JsonNode[] {
    if (this.document.kind(node) !== 'object')
      throw new ToolError('error.notObject', {}, { at: this.document.place(node) });
    return [...this.document.children(node)];
  }
}

/** The next thing to write: markup as it is, or an element. */
export type Task = string | Element;

/** An element as tasks, in order. */
export function elementTasks(name: string, attributes: string, contents: readonly Content[]): Task[] {
  // To XML an empty text and no content are the same, so they look the same.
  if (contents.every((item) => item.is === 'text' && item.text === '')) return [`<${name}${attributes}/>`];
  // Whitespace that is the only text beside other things looks like layout and would be lost.
  const isLayoutLike = contents.length > 1 && contents.every((item) => item.is !== 'text' || isBlank(item.text));
  const escape = isLayoutLike ? escapeBlanks : escapeText;
  const tasks: Task[] = [`<${name}${attributes}>`];
  for (const item of contents)
    tasks.push(item.is === 'text' ? escape(item.text) : item.is === 'markup' ? item.xml : item);
  tasks.push(`</${name}>`);
  return tasks;
}

const PIECES = 4096;

/** Writes tasks and those that their elements consist of. No recursion. */
export function writeTasks(tasks: readonly Task[], open: (element: Element) => Task[]): string {
  const chunks: string[] = [];
  let pieces: string[] = [];
  const stack = tasks.toReversed();
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    if (typeof task === 'string') pieces.push(task);
    else for (const part of open(task).reverse()) stack.push(part);
    if (pieces.length < PIECES) continue;
    chunks.push(pieces.join(''));
    pieces = [];
  }
  return chunks.join('') + pieces.join('');
}
