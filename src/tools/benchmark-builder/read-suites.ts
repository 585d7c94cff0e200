import { failAt, ToolError } from '#engine/error';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { readJson } from '#formats/json/read.ts';
import { readTable, refuseMore } from './read-table.ts';
import { nameOf, type Suite, type SuitesRead } from './suite.ts';

/**
 * Reads suites: JSON (of this tool, of hyperfine, an object of arrays), CSV with a column for each suite, CSV with a name
 * and a value on each line, or a plain column. Throws `error.empty`, `error.shape`, `error.summary`, `error.quote`,
 * `error.tooMany` and errors of JSON.
 */
export function readSuites(text: string): SuitesRead {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') throw new ToolError('error.empty');
  const isJson = /^\s*[[{]/.test(clean);
  const read = isJson ? readDocument(readJson(clean, { mode: 'strict', fail: failAt })) : readTable(clean);
  if (read.suites.length === 0) throw new ToolError('error.empty');
  refuseMore(read.suites.length);
  return read;
}

const NAMES = ['name', 'suite', 'title', 'command', 'label'];
const MEASURES = ['measures', 'times', 'samples', 'values', 'data'];

function readDocument(document: JsonDocument): SuitesRead {
  const root = 0;
  const results = document.kind(root) === 'object' ? memberOf(document, root, ['results']) : undefined;
  const read = (suites: Suite[], unit = ''): SuitesRead => ({ suites, unit, hasDoubtfulCommas: false });
  if (results !== undefined && holdsObjects(document, results)) return read(readObjects(document, results), 's');
  if (document.kind(root) === 'array') {
    if (holdsObjects(document, root)) return read(readObjects(document, root));
    const items = document.listChildren(root);
    if (items.some((item) => document.kind(item) === 'array')) {
      return read(items.map((item, index) => ({ name: nameOf(index), measures: readMeasures(document, item) })));
    }
    return read(items.length === 0 ? [] : [{ name: nameOf(0), measures: readMeasures(document, root) }]);
  }
  if (memberOf(document, root, MEASURES) !== undefined && memberOf(document, root, NAMES) !== undefined) {
    return read([readObject(document, root, 0)]);
  }
  return read(
    document
      .listChildren(root)
      .map((member) => ({ name: document.key(member), measures: readMeasures(document, member) })),
  );
}

function holdsObjects(document: JsonDocument, node: JsonNode): boolean {
  const first = document.firstChild(node);
  return document.kind(node) === 'array' && first >= 0 && document.kind(first) === 'object';
}

const readObjects = (document: JsonDocument, node: JsonNode): Suite[] =>
  document.listChildren(node).map((item, index) => readObject(document, item, index));

function readObject(document: JsonDocument, node: JsonNode, index: number): Suite {
  const measures = document.kind(node) === 'object' ? memberOf(document, node, MEASURES) : undefined;
  if (measures === undefined) throw new ToolError('error.shape', {}, { at: document.place(node) });
  const name = memberOf(document, node, NAMES);
  return {
    name: name === undefined ? nameOf(index) : readText(document, name),
    measures: readMeasures(document, measures),
  };
}

function readMeasures(document: JsonDocument, node: JsonNode): string[] {
  if (document.kind(node) !== 'array') throw new ToolError('error.shape', {}, { at: document.place(node) });
  return document.listChildren(node).map((item) => readText(document, item));
}

function readText(document: JsonDocument, node: JsonNode): string {
  if (document.isContainer(node)) throw new ToolError('error.shape', {}, { at: document.place(node) });
  const kind = document.kind(node);
  return kind === 'string' ? document.string(node) : kind === 'null' ? '' : document.raw(node);
}

/** The first member that has one of these keys, in the order of the keys. */
function memberOf(document: JsonDocument, node: JsonNode, keys: readonly string[]): JsonNode | undefined {
  const members = document.listChildren(node);
  return keys
    .map((key) => members.find((member) => document.key(member) === key))
    .find((member) => member !== undefined);
}
