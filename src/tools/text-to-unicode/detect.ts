import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** An escape that nothing but text written in code points has. Half a surrogate pair stands for no character. */
const ESCAPE =
  /&#(?:\d{2,7}|x[\da-f]{2,6});|\\u(?:(?!d[89a-f])[\da-f]{4}|d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\{[\da-f]+\})|\\U[\da-f]{8}|\bU\+[\dA-F]{4,6}\b/gi;

/** Surer the more of the text is escapes. A few of them in JSON or XML are its own, which reads them itself. */
function detectEscapes(sample: string): number {
  const escaped = (sample.match(ESCAPE) ?? []).reduce((sum, { length }) => sum + length, 0);
  if (escaped > sample.length * 0.6) return 0.9;
  return escaped === 0 || /^\s*[[{<]/.test(sample) ? 0 : 0.3;
}

export const detectors = {
  decode: { detect: detectEscapes },
} satisfies Detectors<typeof operations>;
