import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { isPrintable, writeText } from '#formats/yaml/quote.ts';
import { Quoted, type ComposeMap, type ComposeValue } from './compose-value.ts';
import type { Expansions } from './expansions.ts';

/** Lists of words that are written on one line while they are short. */
const ON_ONE_LINE = new Set(['command', 'entrypoint', 'capabilities', 'device_ids']);
const LONGEST_LINE = 80;

/** Values as nodes of the YAML library, for a document whose plain scalars are all texts (`failsafe`). */
export class ComposeWriter {
  constructor(private readonly expansions: Expansions) {}

  value(value: ComposeValue, key = ''): Node {
    if (value instanceof Map) return this.map(value);
    if (Array.isArray(value)) return this.list(value, key);
    if (value instanceof Quoted) return this.quoted(this.expansions.open(value.text));
    if (typeof value === 'string') return this.text(this.expansions.open(value));
    return new Scalar(String(value));
  }

  map(entries: ComposeMap): YAMLMap {
    const map = new YAMLMap();
    for (const [key, value] of entries) {
      map.items.push(new Pair(this.text(this.expansions.show(key)), this.value(value, key)));
    }
    return map;
  }

  private list(items: readonly ComposeValue[], key: string): YAMLSeq {
    const list = new YAMLSeq();
    list.flow = items.length === 0 || (ON_ONE_LINE.has(key) && isShort(items));
    for (const item of items) list.items.push(list.flow ? this.inFlow(item) : this.value(item));
    return list;
  }

  /** In brackets all words are in quotes, as people write commands. */
  private inFlow(item: ComposeValue): Node {
    return typeof item === 'string' ? this.quoted(this.expansions.open(item)) : this.value(item);
  }

  /** Plain where no parser of YAML 1.1 or 1.2 reads it as anything but this string. */
  private text(text: string): Scalar {
    const scalar = new Scalar(text);
    const isBlock = /\n/.test(text) && !/^\s|[\r\t]|[ ]\n|\n\s*$/.test(text) && isPrintable(text.replaceAll('\n', ''));
    if (isBlock) scalar.type = Scalar.BLOCK_LITERAL;
    else
      scalar.type =
        writeText(text, { quotes: 'double', safe11: true }, false) === text ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    return scalar;
  }

  private quoted(text: string): Scalar {
    const scalar = new Scalar(text);
    scalar.type = Scalar.QUOTE_DOUBLE;
    return scalar;
  }
}

const isShort = (items: readonly ComposeValue[]): boolean =>
  items.every((item) => typeof item === 'string' && !item.includes('\n')) &&
  items.reduce((sum: number, item) => sum + (typeof item === 'string' ? item.length : 0) + 4, 0) <= LONGEST_LINE;

/** A document with nothing in it. */
export function newDocument(): Document {
  const document = new Document(null, { schema: 'failsafe' });
  document.contents = new YAMLMap();
  return document;
}

/** The text of a document, indented as wanted. */
export const writeDocument = (document: Document, indent: number): string =>
  document.toString({ indent, lineWidth: 0, flowCollectionPadding: false });
