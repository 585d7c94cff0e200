import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { capacity, encode } from '#formats/qr/encode.ts';
import { drawSymbol } from '#formats/qr/svg.ts';
import { writeLink, type LinkOptions } from './write-link.ts';

/** The QR code of the link as SVG. Throws `ToolError` as `writeLink` does, and `error.qrTooLong`. */
export function drawLink(options: LinkOptions, note: RunContext['note']): string {
  const link = writeLink(options, note);
  const symbol = encode(link, 'medium');
  if (symbol !== undefined) return drawSymbol(symbol.rows);
  // A link is ASCII, one byte each.
  throw new ToolError('error.qrTooLong', { count: link.length, most: capacity('medium', 'byte') });
}
