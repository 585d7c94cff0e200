import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Comments before a value, as in JSON5 and JSONC. */
const COMMENTS = /^(?:\s*(?:\/\/.*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/))+/;

/** How sure it is that the sample (the first 4 kB of a text) is JSON: an object or array, whole or cut off. */
export function detectJson(text: string): number {
  const sample = text.replace(COMMENTS, '');
  if (!/^\uFEFF?\s*[[{]/.test(sample)) return 0;
  try {
    JSON.parse(sample);
    return 0.9;
  } catch {
    // Cut off, JSON5 or broken: it must at least begin as JSON does.
    return /^\uFEFF?\s*(?:\{\s*["'\w$]+[^\n:]*:|\[\s*(?:[[{"\]]|-?\d+(?:\.\d+)?\s*,|(?:true|false|null)\b))/.test(
      sample,
    )
      ? 0.6
      : 0;
  }
}

export const detectors = {
  prettify: { detect: detectJson },
} satisfies Detectors<typeof operations>;
