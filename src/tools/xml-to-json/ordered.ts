import type { RunContext } from '#engine/operation';
import { decodeComment, decodeInstruction } from '#formats/xml/decode.ts';
import type { XmlToken } from '#formats/xml/document.ts';
import { CDATA, COMMENT, DECLARATION, INSTRUCTION } from '#formats/xml/scan.ts';
import { JsonObject, type JsonValue } from './json-tree.ts';
import type { Attribute, ValueReader } from './read-values.ts';
import type { Builder } from './walk.ts';

/** Everything in an element as one array in its order, so that nothing is lost. */
export class OrderedBuilder implements Builder {
  readonly root = new JsonObject();
  private readonly path: JsonObject[] = [this.root];

  constructor(private readonly values: ValueReader) {}

  open(token: XmlToken): void {
    const object = this.add('element', { name: JSON.stringify(this.values.name(token)) });
    addAttributes(object, this.values.attributes(token));
    this.path.push(object);
  }

  close(): void {
    this.path.pop();
  }

  text(token: XmlToken): void {
    this.add('text', { text: this.values.scalar(this.values.text(token)) });
  }

  other(token: XmlToken): void {
    const { document } = this.values;
    const raw = document.raw(token);
    switch (document.kind(token)) {
      case CDATA:
        return void this.add('cdata', { cdata: JSON.stringify(this.values.cdata(token)) });
      case COMMENT:
        return void this.add('comment', { comment: JSON.stringify(decodeComment(raw)) });
      case INSTRUCTION: {
        const { target, data } = decodeInstruction(raw);
        return void this.add('instruction', { name: JSON.stringify(target), instruction: JSON.stringify(data) });
      }
      case DECLARATION: {
        const declaration = new JsonObject();
        const attributes = document.attributes(token);
        addAttributes(
          declaration,
          attributes.map(({ name, value }) => ({ name, plain: value, value: JSON.stringify(value) })),
        );
        return this.root.add('declaration', declaration);
      }
      default:
        return void this.add('doctype', { doctype: JSON.stringify(raw.replace(/^<!DOCTYPE\s+|\s*>$/g, '')) });
    }
  }

  finish(_note: RunContext['note']): void {
    // Nothing is lost.
  }

  private add(type: string, members: Readonly<Record<string, JsonValue>>): JsonObject {
    const object = new JsonObject();
    object.add('type', JSON.stringify(type));
    for (const [key, value] of Object.entries(members)) object.add(key, value);
    this.path.at(-1)?.add('elements', object, true);
    return object;
  }
}

function addAttributes(object: JsonObject, attributes: readonly Attribute[]): void {
  if (attributes.length === 0) return;
  const list = new JsonObject();
  for (const { name, value } of attributes) list.add(name, value);
  object.add('attributes', list);
}
