import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { decodeComment, decodeInstruction } from '#formats/xml/decode.ts';
import type { XmlToken } from '#formats/xml/document.ts';
import { JSON_KEYS, type Grouping, type JsonKeys } from '#formats/xml/json-keys.ts';
import { CDATA, COMMENT, DECLARATION, INSTRUCTION } from '#formats/xml/scan.ts';
import type { AlwaysArrays } from './always-arrays.ts';
import { JsonObject, type JsonValue } from './json-tree.ts';
import type { Attribute, ValueReader } from './read-values.ts';
import type { Builder } from './walk.ts';

/** An element that is being read. */
interface Level {
  readonly token: XmlToken;
  readonly name: string;
  readonly object: JsonObject;
  /** The key that came last: a key that comes again after another one loses its place. */
  lastKey: string;
  isScattered: boolean;
  /** Namespaces that are declared here and around, by prefix; for BadgerFish. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly around: Level | undefined;
}

/** Children under the keys of their names, those of one name as an array. */
export class GroupedBuilder implements Builder {
  readonly root = new JsonObject();
  private readonly keys: JsonKeys;
  private level: Level = {
    token: 0,
    name: '',
    object: this.root,
    lastKey: '',
    isScattered: false,
    namespaces: new Map(),
    around: undefined,
  };
  private scattered = 0;
  private firstScattered = Infinity;
  private dropped = 0;

  constructor(
    private readonly values: ValueReader,
    private readonly arrays: AlwaysArrays,
    private readonly convention: Grouping,
  ) {
    this.keys = JSON_KEYS[convention];
  }

  open(token: XmlToken): void {
    const { values, level: around } = this;
    const name = values.name(token);
    if (Object.values(this.keys).includes(name))
      throw new ToolError('error.reserved', { name }, { at: values.place(token) });
    const attributes = values.attributes(token);
    const namespaces = this.convention === 'badgerfish' ? declare(around.namespaces, attributes) : around.namespaces;
    const object = new JsonObject();
    this.level = { token, name, object, lastKey: '', isScattered: false, namespaces, around };
    if (this.convention === 'badgerfish') addNamespaces(this.level);
    this.addAttributes(object, attributes);
  }

  close(): void {
    const { level } = this;
    if (level.around === undefined) return;
    if (level.isScattered) {
      this.scattered++;
      this.firstScattered = Math.min(this.firstScattered, level.token);
    }
    this.level = level.around;
    this.add(
      level.name,
      this.valueOf(level.object),
      this.arrays.has((outwards) => nameAt(level, outwards)),
    );
  }

  text(token: XmlToken): void {
    this.addText(this.keys.text, this.values.text(token));
  }

  other(token: XmlToken): void {
    const { keys, values } = this;
    const { document } = values;
    const raw = document.raw(token);
    switch (document.kind(token)) {
      case CDATA:
        return keys.cdata === ''
          ? this.addText(keys.text, this.values.cdata(token))
          : this.add(keys.cdata, JSON.stringify(this.values.cdata(token)));
      case COMMENT:
        return this.addOr(keys.comment, () => JSON.stringify(decodeComment(raw)));
      case INSTRUCTION:
        return this.addOr(keys.instruction, () => {
          const { target, data } = decodeInstruction(raw);
          const object = new JsonObject();
          object.add(target, JSON.stringify(data));
          return object;
        });
      case DECLARATION:
        // BadgerFish has none, and nothing is lost by that.
        if (keys.declaration === '') return;
        return this.addOr(keys.declaration, () => {
          const object = new JsonObject();
          const attributes = document
            .attributes(token)
            .map(({ name, value }) => ({ name, plain: value, value: JSON.stringify(value) }));
          this.addAttributes(object, attributes);
          return object;
        });
      default:
        return this.addOr(keys.doctype, () => JSON.stringify(raw.replace(/^<!DOCTYPE\s+|\s*>$/g, '')));
    }
  }

  finish(note: RunContext['note']): void {
    const at = this.scattered > 0 ? this.values.place(this.firstScattered) : undefined;
    if (this.scattered > 0) note('warning.order', { count: this.scattered }, { at });
    if (this.dropped > 0) note('warning.dropped', { count: this.dropped });
  }

  private add(key: string, value: JsonValue, isArray = false): void {
    const { level } = this;
    if (level.lastKey !== key && level.object.members.has(key)) level.isScattered = true;
    level.lastKey = key;
    level.object.add(key, value, isArray);
  }

  private addOr(key: string, value: () => JsonValue): void {
    if (key === '') this.dropped++;
    else this.add(key, value());
  }

  /** Text that follows text (a CDATA section in BadgerFish) goes on with it. */
  private addText(key: string, text: string): void {
    const { level } = this;
    const texts = level.lastKey === key ? level.object.members.get(key)?.values : undefined;
    const last = texts?.at(-1);
    if (texts === undefined || typeof last !== 'string') this.add(key, this.values.scalar(text));
    else texts[texts.length - 1] = JSON.stringify(String(JSON.parse(last)) + text);
  }

  private addAttributes(object: JsonObject, attributes: readonly Attribute[]): void {
    const { keys, convention } = this;
    const into = keys.attributes === '' ? object : new JsonObject();
    for (const { name, value } of attributes)
      if (convention !== 'badgerfish' || !/^xmlns(?::|$)/.test(name)) into.add(keys.attribute + name, value);
    if (into !== object && into.members.size > 0) object.add(keys.attributes, into);
  }

  /** In the convention with `@` an element with nothing but text is that text, and an empty one is null. */
  private valueOf(object: JsonObject): JsonValue {
    if (this.convention !== 'attributes') return object;
    if (object.members.size === 0) return 'null';
    const [text, ...more] = object.members.get(this.keys.text)?.values ?? [];
    return object.members.size === 1 && text !== undefined && more.length === 0 ? text : object;
  }
}

function nameAt(level: Level, outwards: number): string {
  let at: Level | undefined = level;
  for (let step = 0; step < outwards; step++) at = at?.around;
  return at?.name ?? '';
}

/** `$` stands for the namespace without a prefix, as in BadgerFish. */
function declare(around: ReadonlyMap<string, string>, attributes: readonly Attribute[]): ReadonlyMap<string, string> {
  const declared = attributes.filter(({ name }) => /^xmlns(?::|$)/.test(name));
  if (declared.length === 0) return around;
  const namespaces = new Map(around);
  for (const { name, plain } of declared) namespaces.set(name === 'xmlns' ? '$' : name.slice(6), plain);
  return namespaces;
}

function addNamespaces({ object, namespaces }: Level): void {
  if (namespaces.size === 0) return;
  const list = new JsonObject();
  for (const [prefix, uri] of namespaces) list.add(prefix, JSON.stringify(uri));
  object.add('@xmlns', list);
}
