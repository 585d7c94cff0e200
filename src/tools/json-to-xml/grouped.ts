import type { JsonNode } from '#formats/json/document.ts';
import { JSON_KEYS, type Grouping, type JsonKeys } from '#formats/xml/json-keys.ts';
import { elementTasks, type Attribute, type Content, type Element, type Markup, type Task } from './markup.ts';
import type { Form, Parts } from './write-document.ts';

/** Children under the keys of their names, arrays for several of one name. */
export class GroupedForm implements Form {
  private readonly keys: JsonKeys;
  private readonly emptyArrays: JsonNode[] = [];

  constructor(
    private readonly markup: Markup,
    private readonly convention: Grouping,
    /** Name of elements of arrays in arrays. */
    private readonly item: string,
  ) {
    this.keys = JSON_KEYS[convention];
  }

  /** Arrays without elements, for which nothing is written. */
  get dropped(): readonly JsonNode[] {
    return this.emptyArrays;
  }

  parts(root: JsonNode): Parts {
    const { document } = this.markup;
    const { declaration, doctype } = this.keys;
    const members = [...document.children(root)];
    const isOf = (key: string) => (node: JsonNode) => key !== '' && document.key(node) === key;
    const rest = members.filter((node) => !isOf(declaration)(node) && !isOf(doctype)(node));
    const { attributes, scope } = this.attributes(rest, undefined);
    return {
      declaration: members.filter(isOf(declaration)).flatMap((node) => this.declaration(node)),
      doctype: members.find(isOf(doctype)),
      attributes,
      contents: this.contents(rest, scope),
    };
  }

  open({ name, node, scope: around }: Element): Task[] {
    const { document } = this.markup;
    switch (document.kind(node)) {
      case 'object': {
        const members = [...document.children(node)];
        const { attributes, scope } = this.attributes(members, around);
        return elementTasks(name, attributes, this.contents(members, scope));
      }
      case 'array': {
        const items = Array.from(document.children(node), (child) => this.element(this.item, child, around));
        return elementTasks(name, '', items);
      }
      case 'null':
        return elementTasks(name, '', []);
      default:
        return elementTasks(name, '', [this.markup.text(node)]);
    }
  }

  private element(name: string, node: JsonNode, scope: Element['scope']): Element {
    return scope === undefined ? { is: 'element', name, node } : { is: 'element', name, node, scope };
  }

  private declaration(node: JsonNode): Attribute[] {
    const { markup, keys } = this;
    const members = markup.membersOf(node);
    const { document } = markup;
    if (keys.attributes === '')
      return members.map((member) => ({ key: document.key(member).replace(keys.attribute, ''), node: member }));
    return members
      .filter((member) => document.key(member) === keys.attributes)
      .flatMap((member) => markup.membersOf(member))
      .map((member) => ({ key: document.key(member), node: member }));
  }

  /** Attributes as text, and the namespaces that hold in the element. */
  private attributes(
    members: readonly JsonNode[],
    around: Element['scope'],
  ): { attributes: string; scope: Element['scope'] } {
    const { markup, keys } = this;
    const { document } = markup;
    let scope = around;
    const attributes = members.flatMap((node): Attribute[] => {
      const key = document.key(node);
      if (key !== '' && key === keys.attributes)
        return markup.membersOf(node).map((member) => ({ key: document.key(member), node: member }));
      if (!this.isAttribute(key)) return [];
      if (this.convention !== 'badgerfish' || key !== '@xmlns' || document.kind(node) !== 'object')
        return [{ key: key.slice(keys.attribute.length), node }];
      const declared = this.declared(node, around);
      scope = new Map([
        ...(around ?? []),
        ...declared.map(({ key: name, node: uri }) => [name, document.raw(uri)] as const),
      ]);
      return declared;
    });
    return { attributes: markup.attributes(attributes), scope };
  }

  /** BadgerFish repeats the namespaces of the elements around; only what is new is written. */
  private declared(node: JsonNode, around: Element['scope']): Attribute[] {
    const { document } = this.markup;
    return this.markup
      .membersOf(node)
      .map((member) => ({
        key: document.key(member) === '$' ? 'xmlns' : `xmlns:${document.key(member)}`,
        node: member,
      }))
      .filter(({ key, node: uri }) => around?.get(key) !== document.raw(uri));
  }

  private isAttribute(key: string): boolean {
    const { attribute } = this.keys;
    return attribute !== '' && key.startsWith(attribute) && key.length > attribute.length;
  }

  private contents(members: readonly JsonNode[], scope: Element['scope']): Content[] {
    const { keys, markup } = this;
    return members.flatMap((node) => {
      const key = markup.document.key(node);
      if (this.isAttribute(key) || (key !== '' && key === keys.attributes)) return [];
      return this.valuesOf(node).flatMap((value) => this.contentOf(key, node, value, scope));
    });
  }

  /** Elements of an array, or the one value itself. */
  private valuesOf(node: JsonNode): JsonNode[] {
    const { document } = this.markup;
    if (document.kind(node) !== 'array') return [node];
    const values = [...document.children(node)];
    if (values.length === 0) this.emptyArrays.push(node);
    return values;
  }

  private contentOf(key: string, member: JsonNode, value: JsonNode, scope: Element['scope']): Content[] {
    const { keys, markup } = this;
    if (key !== '') {
      if (key === keys.text) return [markup.text(value)];
      if (key === keys.cdata) return [markup.cdata(value)];
      if (key === keys.comment) return [markup.comment(value)];
      if (key === keys.instruction)
        return markup.membersOf(value).map((node) => markup.instruction(markup.nameOf(node), node));
    }
    return [this.element(markup.nameOf(member), value, scope)];
  }
}
