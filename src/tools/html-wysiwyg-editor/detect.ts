import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** How likely the sample (the first 4 kB of a text) is HTML, and not XML with the same names. */
function detectHtml(sample: string): number {
  if (/^\s*<(?:!doctype\s+html|html[^<>]*>\s*<(?:head|body))\b/i.test(sample)) return 0.9;
  if (!/^\s*<(?:p|h[1-6]|div|ul|ol|table|blockquote|body|span)[\s>]/i.test(sample)) return 0;
  return /<(?:br|hr|img)(?:\s[^<>]{0,300})?(?<!\/)>|\s(?:class|style|href)\s*=/i.test(sample) ? 0.7 : 0.3;
}

export const detectors = {
  clean: { detect: detectHtml },
} satisfies Detectors<typeof operations>;
