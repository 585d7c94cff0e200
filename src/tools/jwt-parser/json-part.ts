import { formatJson } from '#formats/json/format.ts';
import { findDuplicates } from '#formats/json/duplicates.ts';
import { readJson } from '#formats/json/read.ts';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';

/** A parameter of the header or a claim. */
export interface Member {
  readonly name: string;
  /** A string by itself; all else as JSON, digit by digit as it was written. */
  readonly value: string;
  readonly kind: ReturnType<JsonDocument['kind']>;
  /** ISO 8601, of a claim that is a time. */
  readonly time?: string;
}

/** A part of a token that is a JSON object. */
export interface JsonPart {
  readonly members: readonly Member[];
  /** All of it, indented. */
  readonly json: string;
  /** Keys that are there twice, of which a program sees only one. */
  readonly repeated: readonly string[];
  /** Keys of integers that lose digits in programs which calculate with 64-bit floating point, as JavaScript does. */
  readonly imprecise: readonly string[];
}

/** Reads a JSON object without losing a digit; undefined where the value is none. Throws `TextError`. */
export function readObject(text: string): JsonPart | undefined {
  const document = readJson(text, { mode: 'strict' });
  if (document.kind(0) !== 'object') return undefined;
  return {
    members: Array.from(document.children(0), (node) => ({ name: document.key(node), ...valueOf(document, node) })),
    json: formatJson(document, { indent: 2 }),
    repeated: findDuplicates(document).map(({ node }) => document.key(node)),
    imprecise: listImprecise(document),
  };
}

function listImprecise(document: JsonDocument): string[] {
  const keys = new Set<string>();
  for (let node = 1; node < document.size; node++) {
    if (document.kind(node) !== 'number') continue;
    const raw = document.raw(node);
    if (/^-?\d+$/.test(raw) && !Number.isSafeInteger(Number(raw))) keys.add(keyOf(document, node));
  }
  return [...keys];
}

/** The key of a value, or of the array that it is in. */
function keyOf(document: JsonDocument, node: JsonNode): string {
  let named = node;
  while (!document.hasKey(named)) named = document.parent(named);
  return document.key(named);
}

/** A value for people: strings by themselves, objects and arrays indented. */
export function valueOf(document: JsonDocument, node: JsonNode): Pick<Member, 'value' | 'kind'> {
  const kind = document.kind(node);
  if (kind === 'string') return { kind, value: document.string(node) };
  if (!document.isContainer(node)) return { kind, value: document.raw(node) };
  return { kind, value: formatJson(readJson(document.raw(node), { mode: 'strict' }), { indent: 2 }) };
}
