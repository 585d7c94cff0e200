import type { Place } from '#lib/place';
import type { JsonDocument } from './document.ts';

const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const SURROGATE = /[\uD800-\uDFFF]/;
const ESCAPED = /\\u[dD][89a-fA-F]/;

/**
 * Where strings and keys hold half of a surrogate pair, escaped or not. JSON allows it, but it is not Unicode text
 * (RFC 8259, section 8.2): UTF-8 cannot write it.
 */
export function findLoneSurrogates(document: JsonDocument): Place[] {
  const places: Place[] = [];
  if (!isPossible(document.text)) return places;
  for (let node = 0; node < document.size; node++) {
    if (document.hasKey(node) && LONE.test(document.key(node))) places.push(document.keyPlace(node));
    if (document.kind(node) === 'string' && LONE.test(document.string(node))) places.push(document.place(node));
  }
  return places;
}

/** Each of these questions is many times faster than one expression for all, and most texts have no escapes of this kind. */
const isPossible = (text: string): boolean => SURROGATE.test(text) || (text.includes('\\u') && ESCAPED.test(text));
