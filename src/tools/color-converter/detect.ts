import type { Detectors } from '#engine/detector';
import { colorsNamed } from 'culori/fn';
import type * as operations from './operations.ts';

const FUNCTION = /^(?:rgba?|hsla?|hwb|hs[vb]|(?:ok)?l(?:ab|ch)|color|(?:device-)?cmyk)\(\s*[a-z\d.+-][^()]{2,80}\)$/i;
/** Words of six letters that are written with the digits of base 16. */
const WORDS = /^(?:accede|beaded|decade|deface|efface|facade)$/i;

/** How sure it is that the text is a color, in any form of CSS or as bare digits. */
function detectColor(sample: string): number {
  const text = sample.trim();
  if (text.length > 100) return 0;
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(text)) return 0.95;
  // What looks like the number of an issue is one more likely.
  if (/^#[\da-f]{3,4}$/i.test(text)) return /[a-f]/i.test(text) ? 0.85 : 0.4;
  if (FUNCTION.test(text)) return /\d|none|from/.test(text) ? 0.95 : 0;
  if (/^(?=.*[a-f])(?:[\da-f]{6}|[\da-f]{8})$/i.test(text)) return WORDS.test(text) ? 0 : 0.4;
  return Object.hasOwn(colorsNamed, text) ? 0.5 : 0;
}

export const detectors = {
  convert: { detect: detectColor, answer: ({ forms }) => [forms.hex, forms.rgb, forms.hsl, forms.oklch] },
} satisfies Detectors<typeof operations>;
