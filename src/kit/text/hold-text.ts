import { beginningOf, endOfPiece, LARGE_TEXT, textBlob } from '#engine/large-text';
import type { TextValue } from '../hooks/use-operation.ts';

/** UTF-16 units that become a part of a Blob at once, without the tab noticing. */
const PIECE = 4 * 1024 * 1024;

/** A text as the page holds it: what is too long to show as a whole keeps only its beginning as a string. */
export async function holdText(text: string): Promise<TextValue> {
  if (text.length <= LARGE_TEXT) return text;
  const parts: Blob[] = [];
  for (let start = 0; ;) {
    const end = endOfPiece(text, start, PIECE);
    parts.push(textBlob(text.slice(start, end)));
    if (end === text.length) return { head: beginningOf(text), blob: new Blob(parts, { type: 'text/plain' }) };
    start = end;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
