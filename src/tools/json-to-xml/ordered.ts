import { ToolError } from '#engine/error';
import type { JsonNode } from '#formats/json/document.ts';
import { elementTasks, type Attribute, type Content, type Element, type Markup, type Task } from './markup.ts';
import type { Form, Parts } from './write-document.ts';

/** Everything in an element as one array in its order: `{ "elements": [{ "type": "text", "text": "…" }] }`. */
export class OrderedForm implements Form {
  readonly dropped: readonly JsonNode[] = [];

  constructor(private readonly markup: Markup) {}

  parts(root: JsonNode): Parts {
    const declaration = this.member(root, 'declaration');
    const items = this.items(root);
    const doctype = items.find((item) => this.typeOf(item) === 'doctype');
    if (items.length === 0) throw this.refuse(root);
    return {
      declaration: declaration === undefined ? [] : this.attributes(declaration),
      doctype: doctype === undefined ? undefined : this.need(doctype, 'doctype'),
      attributes: '',
      contents: items.filter((item) => item !== doctype).map((item) => this.contentOf(item)),
    };
  }

  open({ name, node }: Element): Task[] {
    // Elements around a document without a root have no item of their own.
    if (this.markup.document.kind(node) !== 'object') return elementTasks(name, '', [this.markup.text(node)]);
    const attributes = this.markup.attributes(this.attributes(node));
    return elementTasks(
      name,
      attributes,
      this.items(node).map((item) => this.contentOf(item)),
    );
  }

  private contentOf(item: JsonNode): Content {
    const { markup } = this;
    switch (this.typeOf(item)) {
      case 'element': {
        const name = this.need(item, 'name');
        return {
          is: 'element',
          name: markup.names.write(this.stringOf(name), () => markup.document.place(name)),
          node: item,
        };
      }
      case 'text':
        return markup.text(this.need(item, 'text'));
      case 'cdata':
        return markup.cdata(this.need(item, 'cdata'));
      case 'comment':
        return markup.comment(this.need(item, 'comment'));
      case 'instruction': {
        const name = this.need(item, 'name');
        const target = markup.names.write(this.stringOf(name), () => markup.document.place(name));
        return markup.instruction(target, this.need(item, 'instruction'));
      }
      default:
        throw this.refuse(item);
    }
  }

  private attributes(node: JsonNode): Attribute[] {
    const { markup } = this;
    const attributes = this.member(node, 'attributes');
    if (attributes === undefined) return [];
    return markup.membersOf(attributes).map((member) => ({ key: markup.document.key(member), node: member }));
  }

  private items(node: JsonNode): JsonNode[] {
    const { document } = this.markup;
    const elements = this.member(node, 'elements');
    if (elements === undefined) return [];
    if (document.kind(elements) !== 'array') throw this.refuse(elements);
    return [...document.children(elements)];
  }

  /** The last member of this key, as in JSON.parse. */
  private member(node: JsonNode, key: string): JsonNode | undefined {
    return this.markup.membersOf(node).findLast((member) => this.markup.document.key(member) === key);
  }

  private need(item: JsonNode, key: string): JsonNode {
    const member = this.member(item, key);
    if (member === undefined) throw this.refuse(item);
    return member;
  }

  private typeOf(item: JsonNode): string {
    const type = this.markup.document.kind(item) === 'object' ? this.member(item, 'type') : undefined;
    return type === undefined ? '' : this.stringOf(type);
  }

  private stringOf(node: JsonNode): string {
    return this.markup.document.kind(node) === 'string' ? this.markup.document.string(node) : '';
  }

  private refuse(node: JsonNode): ToolError {
    return new ToolError('error.ordered', {}, { at: this.markup.document.place(node) });
  }
}
