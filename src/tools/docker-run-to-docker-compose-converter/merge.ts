import { isMap, isScalar, Pair, Scalar, YAMLMap, type Document } from 'yaml';
import { ToolError, type Params, type Place } from '#engine/error';
import { placeAt } from '#lib/place';
import { parseYaml } from '#formats/yaml/parse.ts';
import type { ComposeMap } from './compose-value.ts';
import { newDocument, type ComposeWriter } from './compose-writer.ts';

/** A Compose file that services go into; comments and everything else in it stay. */
export class ComposeFile {
  private constructor(
    readonly document: Document,
    private readonly text: string,
  ) {}

  /** Throws `yaml.…`, `error.existingShape`, `error.existingDocuments`, all with the option `existing`. */
  static read(text: string): ComposeFile {
    const fail = (code: string, params: Params = {}, at?: Place) =>
      new ToolError(code, params, { at, option: 'existing' });
    const [first, second] = text.trim() === '' ? [] : parseYaml(text, fail);
    if (second !== undefined) throw fail('error.existingDocuments', {}, placeAt(text, second.range[0]));
    const document: Document = first ?? newDocument();
    const file = new ComposeFile(document, text);
    if (document.contents === null || isNothing(document.contents)) document.contents = new YAMLMap();
    if (!isMap(document.contents)) throw fail('error.existingShape', { key: '/' }, placeAt(text, 0));
    return file;
  }

  /** Keys of one of the top-level maps. */
  names(section: string): Set<string> {
    return new Set(this.section(section).items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key))));
  }

  has = (key: string): boolean => (this.document.contents as unknown as YAMLMap).has(key);

  /** Adds entries that the section does not have yet; empty sections are not made. */
  add(section: string, entries: ComposeMap, writer: ComposeWriter): void {
    if (entries.size === 0) return;
    const map = this.section(section);
    const known = this.names(section);
    const root = this.document.contents as unknown as YAMLMap;
    if (!root.has(section) || root.get(section) !== map) this.place(root, section, map);
    for (const { key, value } of writer.map(entries).items as Pair<Scalar, YAMLMap>[]) {
      if (known.has(String(key.value))) continue;
      // Services are separated.
      if (section === 'services' && map.items.length > 0) key.spaceBefore = true;
      map.items.push(new Pair(key, value));
    }
  }

  private place(root: YAMLMap, section: string, map: YAMLMap): void {
    const pair = root.items.find(({ key }) => isScalar(key) && key.value === section);
    if (pair !== undefined) {
      pair.value = map;
      return;
    }
    const key = new Scalar(section);
    key.spaceBefore = root.items.length > 0;
    root.items.push(new Pair(key, map));
  }

  /** The map of a section; a new one where there is nothing. */
  private section(name: string): YAMLMap {
    const value = (this.document.contents as unknown as YAMLMap).get(name, true);
    const found = value as unknown;
    if (found === undefined || isNothing(found)) return new YAMLMap();
    if (isMap(found)) return found;
    const start = (found as { range?: readonly number[] }).range?.[0] ?? 0;
    throw new ToolError('error.existingShape', { key: name }, { at: placeAt(this.text, start), option: 'existing' });
  }
}

/** `services:` with nothing after it, or `~`. */
const isNothing = (node: unknown): boolean =>
  isScalar(node) && /^(?:|~|null|Null|NULL)$/.test(String(node.value)) && node.type === Scalar.PLAIN;
