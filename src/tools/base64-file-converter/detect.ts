import type { Detectors } from '#engine/detector';
import { holdsText } from '#lib/data-uri';
import type * as operations from './operations.ts';

/** How the Base64 of files begins: PNG, JPEG, GIF, PDF, ZIP, gzip, RIFF (WebP, WAVE), zlib, DER and WOFF. */
const FILE =
  /^(?:iVBORw0KGgo|\/9j\/[\w+/]{4}|R0lGOD|JVBERi0|UEsDB|H4sI|UklGR|eJ[wxyz]|eNo|eAE|eF4|MI(?:I|G)[A-Z][\w+/]{4}|d09G[MR])[\w+/\s]*={0,2}$/;
const SHORTEST = 16;

/** How sure it is that the text is a file as a data URI or Base64, and none that is a text. */
function detectFile(sample: string): number {
  const isText = holdsText(sample);
  if (isText !== undefined) return isText ? 0.2 : 0.95;
  const text = sample.trim();
  return text.length >= SHORTEST && FILE.test(text) ? 0.8 : 0;
}

export const detectors = {
  decode: { detect: detectFile, answer: ({ type, size }) => [type, `${size} B`] },
} satisfies Detectors<typeof operations>;
