import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import type { XmlDocument } from '#formats/xml/document.ts';
import { findUnbound } from '#formats/xml/find-unbound.ts';
import { DECLARATION } from '#formats/xml/scan.ts';

const UTF8 = /^(?:utf-?8|us-ascii)$/i;
/** More remarks of one kind than this are not made. */
const MOST = 5;

/** Remarks on what the reader of the file may stumble over, whatever its layout. */
export function noteDocument(document: XmlDocument, note: RunContext['note']): void {
  if (document.kind(0) === DECLARATION) {
    const encoding = document.attributes(0).find(({ name }) => name === 'encoding');
    if (encoding !== undefined && !UTF8.test(encoding.value))
      note('warning.encoding', { encoding: encoding.value }, { at: document.placeOf(encoding.start, encoding.end) });
  }
  for (const { prefix, at } of findUnbound(document).slice(0, MOST))
    note('warning.prefix', { prefix: shorten(prefix) }, { at });
}
