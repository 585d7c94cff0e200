import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { formatJson } from '#formats/json/format.ts';
import { readJson } from '#formats/json/read.ts';
import { shorten } from '#lib/shorten';
import type { Convention } from '#formats/xml/json-keys.ts';
import { expandContent, readXml } from '#formats/xml/read.ts';
import { AlwaysArrays } from './always-arrays.ts';
import { GroupedBuilder } from './grouped.ts';
import { writeJson } from './json-tree.ts';
import { OrderedBuilder } from './ordered.ts';
import { ValueReader } from './read-values.ts';
import { walk } from './walk.ts';

export interface Options {
  readonly convention: Convention;
  readonly indent: number;
  /** `typed`: numbers and booleans where nothing of their spelling is lost. */
  readonly values: 'text' | 'typed';
  readonly arrays: string;
  readonly stripPrefixes: boolean;
}

/**
 * An XML document as JSON. Throws `ToolError`: `xml.…` where the text is not well-formed, `error.reserved` for an element
 * that the convention has no key for.
 */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const read = readXml(text, failAt);
  const { document, expand } = expandContent(read, failAt);
  if (read.doctype?.hasAttributes === true) note('warning.attributeDefaults');
  const values = new ValueReader(document, document === read, expand, options);
  const arrays = new AlwaysArrays(options.arrays);
  const builder =
    options.convention === 'ordered'
      ? new OrderedBuilder(values)
      : new GroupedBuilder(values, arrays, options.convention);
  walk(document, builder);
  builder.finish(note);
  values.finish(note);
  if (options.convention !== 'ordered')
    for (const path of arrays.unused) note('warning.arrayUnused', { path: shorten(path) }, { option: 'arrays' });
  const json = writeJson(builder.root);
  return options.indent === 0
    ? json
    : formatJson(readJson(json, { mode: 'strict' }), { indent: options.indent, fail: failAt });
}
