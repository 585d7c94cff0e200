import type { Detectors } from '#engine/detector';
import { detectYaml } from '#formats/data/detect.ts';
import type * as operations from './operations.ts';

/** A heading and an item, which to YAML are a comment and an item. */
const SHARED = [/^#{1,6} +\S/m, /^ {0,3}[-*+] +\S/m];
/** What only Markdown looks like, each on a line or within one; none may take more than linear time to say no. */
const SIGNS = [
  /^ {0,3}(?:```|~~~)/m,
  /(?<!!)\[[^[\]\n]+\]\([^()\s]+\)/,
  /!\[[^[\]\n]*\]\([^()\s]+\)/,
  /^ {0,3}[-*+] +\[[ xX]\] /m,
  /^ {0,3}\d{1,9}[.)] +\S/m,
  /(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/,
  /^ {0,3}> +\S/m,
  /^ {0,3}\|? *:?-+:? *\|(?: *:?-+:? *\|)* *(?::?-+:? *)?$/m,
];

/** How sure it is that the sample (the first 4 kB of a text) is Markdown: no sign alone says so. */
export function detectMarkdown(sample: string): number {
  if (/^\s*[<{]/.test(sample)) return 0;
  const own = count(SIGNS, sample);
  if (own === 0 && detectYaml(sample) > 0) return 0;
  const found = own + count(SHARED, sample);
  return found < 2 ? 0 : found === 2 ? 0.55 : Math.min(0.9, 0.5 + found * 0.1);
}

const count = (signs: readonly RegExp[], sample: string) => signs.filter((sign) => sign.test(sample)).length;

export const detectors = {
  convert: { detect: detectMarkdown },
} satisfies Detectors<typeof operations>;
