import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { NONE } from '#formats/json/tape.ts';
import { escapeAttribute } from './escape.ts';
import { elementTasks, writeTasks, type Attribute, type Content, type Element, type Task } from './markup.ts';
import { scalarText } from './scalars.ts';

/** The parts of a document that is an object. */
export interface Parts {
  /** Attributes of the XML declaration. */
  readonly declaration: readonly Attribute[];
  readonly doctype: JsonNode | undefined;
  readonly attributes: string;
  readonly contents: readonly Content[];
}

/** One way to write XML as JSON, read backwards. */
export interface Form {
  parts(root: JsonNode): Parts;
  /** An element as what is to be written. */
  open(element: Element): Task[];
  /** Values that nothing is written for. */
  readonly dropped: readonly JsonNode[];
}

interface Options {
  readonly declaration: boolean;
  /** Names of the element around what has none, and of its children. */
  readonly root: string;
  readonly item: string;
}

/** The document as XML on one line. A value without exactly one root element is put into one. */
export function writeDocument(document: JsonDocument, form: Form, options: Options, note: RunContext['note']): string {
  const isObject = document.countChildren(NONE) === 1 && document.kind(0) === 'object';
  const parts = isObject
    ? form.parts(0)
    : { declaration: [], doctype: undefined, attributes: '', contents: values(document, options) };
  const declared = writeDeclaration(document, parts.declaration);
  const declaration = declared === '' && options.declaration ? '<?xml version="1.0" encoding="UTF-8"?>' : declared;
  const doctype = parts.doctype === undefined ? '' : `<!DOCTYPE ${scalarText(document, parts.doctype)}>`;
  return declaration + doctype + writeTasks(rootTasks(parts, options, note), (element) => form.open(element));
}

/** The elements of what is no object: of an array, of the lines of JSON Lines, or a value alone. */
function values(document: JsonDocument, { item }: Options): Content[] {
  const isLines = document.countChildren(NONE) > 1;
  if (!isLines && document.kind(0) !== 'array')
    return document.kind(0) === 'null' ? [] : [{ is: 'text', text: scalarText(document, 0) }];
  return Array.from(document.children(isLines ? NONE : 0), (node) => ({ is: 'element', name: item, node }));
}

function rootTasks({ attributes, contents }: Parts, { root }: Options, note: RunContext['note']): Task[] {
  const elements = contents.filter(({ is }) => is === 'element');
  const isFree = contents.every((item) => item.is === 'element' || (item.is === 'markup' && item.isFree));
  if (elements.length === 1 && isFree && attributes === '')
    return contents.flatMap((item) => (item.is === 'text' ? [] : item.is === 'markup' ? item.xml : item));
  note('note.wrapped', { name: root });
  return elementTasks(root, attributes, contents);
}

const PARTS = ['version', 'encoding', 'standalone'];

/** The XML declaration; its parts have a fixed order (XML 1.0, section 2.8). */
function writeDeclaration(document: JsonDocument, attributes: readonly Attribute[]): string {
  if (attributes.length === 0) return '';
  const unknown = attributes.find(({ key }) => !PARTS.includes(key));
  if (unknown !== undefined) throw new ToolError('error.notXml', {}, { at: document.keyPlace(unknown.node) });
  const parts = PARTS.map((part) => {
    const node = attributes.findLast(({ key }) => key === part)?.node;
    if (node === undefined) return part === 'version' ? ' version="1.0"' : '';
    return ` ${part}="${escapeAttribute(scalarText(document, node))}"`;
  });
  return `<?xml${parts.join('')}?>`;
}
