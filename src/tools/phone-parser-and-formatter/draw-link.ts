import { initialValues } from '#engine/options';
import type { RunContext } from '#engine/operation';
import { drawText } from '#formats/qr/draw.ts';
import { qrOptions } from '#formats/qr/options.ts';

/** The QR code of a link, as SVG. */
export const drawLink = (link: string, note: RunContext['note']): string =>
  drawText(link, initialValues(qrOptions), note);
