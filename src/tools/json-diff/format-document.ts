import { failAt } from '#engine/error';
import { formatJson } from '#formats/json/format.ts';
import { readJson } from '#formats/json/read.ts';

/** The same document with an indent of 2, keys in their order or sorted by code point. Comments and spelling stay. */
export const formatDocument = (text: string, isSorted: boolean): string =>
  formatJson(readJson(text, { mode: 'lenient', fail: failAt }), {
    indent: 2,
    sortKeys: isSorted ? 'codePoint' : 'none',
    fail: failAt,
  });
