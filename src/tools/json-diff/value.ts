import { failAt } from '#engine/error';
import { decodeString } from '#formats/json/decode.ts';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { formatJson } from '#formats/json/format.ts';
import { readJson } from '#formats/json/read.ts';
import { strictNumber, strictString } from '#formats/json/strict-form.ts';
import { canonicalNumber } from './decimal.ts';

/** A mutable JSON value. Objects are maps, so that `__proto__` is a key like any other. */
export type Value = ObjectValue | ArrayValue | ScalarValue;
export interface ObjectValue {
  readonly is: 'object';
  readonly members: Map<string, Value>;
}
interface ArrayValue {
  readonly is: 'array';
  readonly items: Value[];
}
interface ScalarValue {
  readonly is: 'scalar';
  /** JSON (RFC 8259) with digits and escapes as written. */
  readonly text: string;
}

/** A copy of a value of a document. NaN and Infinity, which RFC 8259 lacks, become null. */
export function takeValue(document: JsonDocument, root: JsonNode): Value {
  const values = new Map<JsonNode, Value>();
  for (let node = root; node < document.next(root); node++) {
    const value = takeNode(document, node);
    const parent = node === root ? undefined : values.get(document.parent(node));
    if (parent?.is === 'object') parent.members.set(document.key(node), value);
    if (parent?.is === 'array') parent.items.push(value);
    if (node === root || value.is !== 'scalar') values.set(node, value);
  }
  return values.get(root) ?? { is: 'scalar', text: 'null' };
}

function takeNode(document: JsonDocument, node: JsonNode): Value {
  switch (document.kind(node)) {
    case 'object':
      return { is: 'object', members: new Map() };
    case 'array':
      return { is: 'array', items: [] };
    case 'string':
      return { is: 'scalar', text: strictString(document.raw(node)) };
    case 'number':
      return { is: 'scalar', text: strictNumber(document.raw(node)) ?? 'null' };
    default:
      return { is: 'scalar', text: document.raw(node) };
  }
}

/** The next piece to write: a value, or text between values. */
type Piece = string | Value;

/** JSON (RFC 8259) on one line. With `canonical`, values that are equal by RFC 6902, section 4.6, give the same text. */
export function writeValue(root: Value, { canonical = false } = {}): string {
  const written: string[] = [];
  const pieces: Piece[] = [root];
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    if (typeof piece === 'string') written.push(piece);
    else if (piece.is === 'scalar') written.push(canonical ? canonicalScalar(piece.text) : piece.text);
    else if (piece.is === 'array') {
      written.push('[');
      pieces.push(']');
      for (let index = piece.items.length - 1; index >= 0; index--) {
        const item = piece.items[index];
        if (item !== undefined) pieces.push(item, index === 0 ? '' : ',');
      }
    } else {
      const members = [...piece.members];
      if (canonical) members.sort(([a], [b]) => (a < b ? -1 : 1));
      written.push('{');
      pieces.push('}');
      for (const [index, [key, member]] of [...members.entries()].reverse()) {
        pieces.push(member, `${index === 0 ? '' : ','}${JSON.stringify(key)}:`);
      }
    }
  }
  return written.join('');
}

function canonicalScalar(text: string): string {
  if (text.startsWith('"')) return JSON.stringify(decodeString(text));
  return /^[-\d]/.test(text) ? canonicalNumber(text) : text;
}

const readValue = (text: string): Value => takeValue(readJson(text, { mode: 'strict' }), 0);
export const cloneValue = (value: Value): Value => readValue(writeValue(value));
export const areEqual = (a: Value, b: Value): boolean =>
  writeValue(a, { canonical: true }) === writeValue(b, { canonical: true });

/** With line breaks and an indent of 2. Throws `json.tooLong` if indentation would need too much memory. */
export const printValue = (value: Value): string =>
  formatJson(readJson(writeValue(value), { mode: 'strict' }), {
    indent: 2,
    fail: failAt,
  });
