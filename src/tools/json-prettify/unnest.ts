import type { RunContext } from '#engine/operation';
import type { JsonDocument } from '#formats/json/document.ts';
import { TextError } from '#lib/text-error';
import { readJson } from '#formats/json/read.ts';
import { read } from './read.ts';

/** Strings that contain a JSON object or array become that object or array, however often they are wrapped. */
export function unnest(document: JsonDocument, note: RunContext['note']): JsonDocument {
  let unwrapped = document;
  let count = 0;
  for (;;) {
    const { text, changes } = unwrapOnce(unwrapped);
    if (changes === 0) break;
    count += changes;
    unwrapped = read(text);
  }
  if (count > 0) note('note.unnested', { count });
  return unwrapped;
}

function unwrapOnce(document: JsonDocument): { text: string; changes: number } {
  const parts: string[] = [];
  let copied = 0;
  for (let node = 0; node < document.size; node++) {
    if (document.kind(node) !== 'string') continue;
    const inner = document.string(node);
    if (!isContainer(inner)) continue;
    parts.push(document.text.slice(copied, document.start(node)), inner);
    copied = document.end(node);
  }
  return { text: parts.join('') + document.text.slice(copied), changes: parts.length / 2 };
}

function isContainer(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    readJson(text, { mode: 'strict' });
    return true;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}
