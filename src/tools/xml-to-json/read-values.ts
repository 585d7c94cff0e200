import type { RunContext } from '#engine/operation';
import type { Place } from '#engine/error';
import { shorten } from '#lib/shorten';
import { decodeAttribute, decodeCdata, decodeText } from '#formats/xml/decode.ts';
import type { XmlDocument, XmlToken } from '#formats/xml/document.ts';
import { namesIn } from '#formats/xml/references.ts';

interface ValueOptions {
  readonly values: 'text' | 'typed';
  readonly stripPrefixes: boolean;
}

/** An attribute as JSON: its name, and its value as the text of a scalar. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
  /** Without quotes and escapes. */
  readonly plain: string;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Reads names, texts and attributes of a document as JSON has them. */
export class ValueReader {
  private unknownEntities = new Map<string, number>();
  private strippedNamespaces = 0;
  private keptPrefixes = 0;

  constructor(
    readonly document: XmlDocument,
    /** False when entities were put in place, which moves everything. */
    private readonly isAsWritten: boolean,
    private readonly expand: (attribute: string) => string,
    private readonly options: ValueOptions,
  ) {}

  /** Where a token stands in the text that was given. */
  place(token: XmlToken): Place | undefined {
    return this.isAsWritten ? this.document.place(token) : undefined;
  }

  name(token: XmlToken): string {
    return this.strip(this.document.name(token));
  }

  /** The text of a token, references replaced. */
  text(token: XmlToken): string {
    const raw = this.document.raw(token);
    this.noteEntities(raw);
    return decodeText(raw);
  }
  cdata(token: XmlToken): string {
    return decodeCdata(this.document.raw(token));
  }

  attributes(token: XmlToken): Attribute[] {
    const { stripPrefixes } = this.options;
    const all = this.document.attributes(token);
    const kept = stripPrefixes ? all.filter(({ name }) => !/^xmlns(?::|$)/.test(name)) : all;
    this.strippedNamespaces += all.length - kept.length;
    const counts = new Map<string, number>();
    for (const { name } of kept) counts.set(this.strip(name), (counts.get(this.strip(name)) ?? 0) + 1);
    return kept.map(({ name, value }) => {
      const stripped = this.strip(name);
      const isTaken = (counts.get(stripped) ?? 0) > 1;
      if (isTaken && stripped !== name) this.keptPrefixes++;
      const expanded = this.expand(value);
      this.noteEntities(expanded);
      const plain = decodeAttribute(expanded);
      return { name: isTaken ? name : stripped, value: this.scalar(plain), plain };
    });
  }

  /** A text as a JSON string; as a number or boolean when asked for, and when writing it back gives the same text. */
  scalar(text: string): string {
    if (this.options.values === 'typed') {
      if (text === 'true' || text === 'false') return text;
      if (NUMBER.test(text) && String(Number(text)) === text) return text;
    }
    return JSON.stringify(text);
  }

  /** Remarks on what the names and values lost. */
  finish(note: RunContext['note']): void {
    for (const [name, count] of [...this.unknownEntities].slice(0, 5))
      note('warning.entity', { name: shorten(name), count });
    if (this.strippedNamespaces > 0) note('warning.namespaces', { count: this.strippedNamespaces });
    if (this.keptPrefixes > 0) note('note.keptPrefixes', { count: this.keptPrefixes });
  }

  private strip(name: string): string {
    return this.options.stripPrefixes && !name.startsWith('xml:') ? name.slice(name.indexOf(':') + 1) : name;
  }

  private noteEntities(raw: string): void {
    for (const name of namesIn(raw)) this.unknownEntities.set(name, (this.unknownEntities.get(name) ?? 0) + 1);
  }
}
