import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { strictNumber } from '#formats/json/strict-form.ts';
import type { CompareOptions } from './compare-options.ts';
import { canonicalNumber } from './decimal.ts';

/** Stands for every value that is not compared. */
const IGNORED = 0;
/** The numbers of a key and a value share one 53-bit integer. */
const SHIFT = 2 ** 26;

type Namespace = 'key' | 'string' | 'number' | 'other';

/** Numbers texts from 1, equal texts alike. Both sides of a comparison share one instance. */
export class Numbering {
  private count = IGNORED;
  private readonly numbers: Readonly<Record<Namespace, Map<string, number>>> = {
    key: new Map(),
    string: new Map(),
    number: new Map(),
    other: new Map(),
  };
  of(namespace: Namespace, text: string): number {
    const numbers = this.numbers[namespace];
    let number = numbers.get(text);
    if (number === undefined) numbers.set(text, (number = ++this.count));
    return number;
  }
}

/** The number of a member, for its key and value. */
export const pairOf = (key: number, value: number): number => key * SHIFT + value;

/**
 * Numbers values so that two numbers are equal if and only if the values are; exact, unlike a hash. Children come after
 * their parent, so going backwards needs no recursion.
 */
export function identify(
  document: JsonDocument,
  numbering: Numbering,
  options: CompareOptions,
  /** Values to ignore: members are left out, elements all count as equal. */
  isSkipped: (node: JsonNode) => boolean,
): Int32Array {
  const ids = new Int32Array(document.size);
  const idOf = (node: JsonNode) => ids[node] ?? IGNORED;
  const nullId = numbering.of('other', 'null');
  const listItems = (node: JsonNode): string => {
    const items: number[] = [];
    for (let child = node + 1; child < document.next(node); child = document.next(child)) items.push(idOf(child));
    if (options.arrays === 'unordered') items.sort((a, b) => a - b);
    return `[${items.join()}`;
  };
  const listMembers = (node: JsonNode): string => {
    const pairs: number[] = [];
    for (let child = node + 1; child < document.next(node); child = document.next(child)) {
      const isAbsent = options.nullIsAbsent && idOf(child) === nullId;
      if (!isAbsent && !isSkipped(child)) pairs.push(pairOf(numbering.of('key', document.key(child)), idOf(child)));
    }
    return `{${pairs.sort((a, b) => a - b).join()}`;
  };
  const identifyNode = (node: JsonNode): number => {
    switch (document.kind(node)) {
      case 'array':
        return numbering.of('other', listItems(node));
      case 'object':
        return numbering.of('other', listMembers(node));
      case 'string':
        return numbering.of('string', canonicalString(document.string(node), options));
      case 'number':
        return numbering.of('number', canonicalize(document.raw(node), options));
      default:
        return numbering.of('other', document.raw(node));
    }
  };
  for (let node = document.size - 1; node >= 0; node--) ids[node] = isSkipped(node) ? IGNORED : identifyNode(node);
  return ids;
}

function canonicalString(text: string, { ignoreCase, ignoreSpace }: CompareOptions): string {
  const cased = ignoreCase ? text.toLowerCase() : text;
  return ignoreSpace ? cased.replace(/\s+/g, ' ').trim() : cased;
}

const canonicalize = (raw: string, { exactNumbers }: CompareOptions): string =>
  exactNumbers ? (strictNumber(raw) ?? raw) : canonicalNumber(raw);
