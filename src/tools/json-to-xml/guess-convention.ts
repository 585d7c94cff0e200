import type { JsonDocument } from '#formats/json/document.ts';
import { findNode } from '#formats/json/pointer.ts';
import { NONE } from '#formats/json/tape.ts';
import { JSON_KEYS, type Convention } from '#formats/xml/json-keys.ts';

const COMPACT = new Set(Object.values(JSON_KEYS.compact));
const ATTRIBUTES = new Set(Object.values(JSON_KEYS.attributes));

/** The form that a document is probably written in, by its keys; plain data is `compact`. */
export function guessConvention(document: JsonDocument): Convention {
  if (findNode(document, ['elements', '0', 'type']) !== NONE) return 'ordered';
  let guess: Convention = 'compact';
  for (let node = 0; node < document.size; node++) {
    if (!document.hasKey(node)) continue;
    const key = document.key(node);
    // These keys are never anything else; an @ may be either's attribute.
    if (key.startsWith('_') && COMPACT.has(key)) return 'compact';
    if (key.startsWith('#') && ATTRIBUTES.has(key)) return 'attributes';
    if (key === JSON_KEYS.badgerfish.text && !document.isContainer(node)) guess = 'badgerfish';
    if (key.startsWith('@') && key.length > 1 && guess === 'compact')
      guess = key === '@xmlns' && document.isContainer(node) ? 'badgerfish' : 'attributes';
  }
  return guess;
}
