import { ToolError } from '#engine/error';
import type { JsonDocument, JsonNode } from '#formats/json/document.ts';
import { strictNumber } from '#formats/json/strict-form.ts';
import { codeName, findUnwritable } from '#formats/xml/characters.ts';

/**
 * A scalar as text: the digits of numbers as they are, null as ''. Throws `error.character` for what no XML document can
 * hold, `error.notText` for an object or array.
 */
export function scalarText(document: JsonDocument, node: JsonNode): string {
  switch (document.kind(node)) {
    case 'string':
      return checkCharacters(document, node, document.string(node));
    case 'number':
      // NaN and Infinity are how XML Schema writes them, but for INF.
      return strictNumber(document.raw(node)) ?? document.raw(node).replace('Infinity', 'INF').replace('+', '');
    case 'boolean':
      return document.raw(node);
    case 'null':
      return '';
    default:
      throw new ToolError('error.notText', {}, { at: document.place(node) });
  }
}

function checkCharacters(document: JsonDocument, node: JsonNode, text: string): string {
  const wrong = findUnwritable(text);
  if (wrong < 0) return text;
  throw new ToolError('error.character', { found: codeName(text.charCodeAt(wrong)) }, { at: document.place(node) });
}
