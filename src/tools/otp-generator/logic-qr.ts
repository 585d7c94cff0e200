import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawQr, MOST_BYTES } from '#formats/qr/draw.ts';
import { writeLink, type LinkOptions } from './write-link.ts';

/** The QR code of the link as SVG. Throws `ToolError` as `writeLink` does, and `error.qrTooLong`. */
export function drawLink(options: LinkOptions, note: RunContext['note']): string {
  const link = writeLink(options, note);
  // A link is ASCII, one byte each.
  if (link.length > MOST_BYTES) throw new ToolError('error.qrTooLong', { count: link.length, most: MOST_BYTES });
  return drawQr(link);
}
