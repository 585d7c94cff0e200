import type { Place } from '#lib/place';
import type { JsonDocument, JsonNode } from './document.ts';
import { strictNumber, strictString } from './strict-form.ts';

/**
 * The spellings that JSON5 has and RFC 8259 has not. `quotes`: strings in single quotes; `names`: keys without quotes;
 * `escapes`: strings in double quotes with further escapes or control characters; `numbers`: `+1`, `.5`, `5.`, `0x1F`;
 * `notFinite`: NaN and Infinity.
 */
export type Json5Form = 'comments' | 'trailingCommas' | 'quotes' | 'names' | 'escapes' | 'numbers' | 'notFinite';

export interface Json5Use {
  readonly form: Json5Form;
  readonly count: number;
  readonly first: Place;
}

/**
 * Which forms of JSON5 a document uses, how often and where first: what `formatJson` changes when it writes strict JSON.
 * Comments and trailing commas are omitted then, `notFinite` numbers become null, the others keep their value.
 */
export function findJson5(document: JsonDocument): Json5Use[] {
  const uses = new Map<Json5Form, { count: number; start: number; end: number }>();
  if (document.isStrict) return [];
  const add = (form: Json5Form, start: number, end: number) => {
    const use = uses.get(form);
    if (use === undefined) uses.set(form, { count: 1, start, end });
    else use.count++;
  };
  for (let index = 0; index < document.commentOffsets.length; index += 2) {
    add('comments', document.commentOffsets[index] ?? 0, document.commentOffsets[index + 1] ?? 0);
  }
  for (let node = 0; node < document.size; node++) {
    const keyForm = document.hasKey(node) ? formOfString(document.rawKey(node)) : undefined;
    if (keyForm !== undefined) add(keyForm, document.keyStart(node), document.keyEnd(node));
    const form = formOfValue(document, node);
    if (form !== undefined) add(form, document.start(node), document.end(node));
  }
  return Array.from(uses, ([form, { count, start, end }]) => ({ form, count, first: document.placeOf(start, end) }));
}

function formOfString(raw: string): Json5Form | undefined {
  if (raw.startsWith("'")) return 'quotes';
  if (!raw.startsWith('"')) return 'names';
  return strictString(raw) === raw ? undefined : 'escapes';
}

function formOfValue(document: JsonDocument, node: JsonNode): Json5Form | undefined {
  switch (document.kind(node)) {
    case 'object':
    case 'array':
      return document.hasTrailingComma(node) ? 'trailingCommas' : undefined;
    case 'string':
      return formOfString(document.raw(node));
    case 'number': {
      const strict = strictNumber(document.raw(node));
      return strict === undefined ? 'notFinite' : strict === document.raw(node) ? undefined : 'numbers';
    }
    default:
      return undefined;
  }
}
