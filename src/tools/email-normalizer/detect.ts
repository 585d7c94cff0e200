import type { Detectors } from '#engine/detector';
import { SAMPLE_LENGTH } from '#engine/sample';
import type * as operations from './operations.ts';

const ADDRESS = /^(?:[^<>"@,;]{0,60}<|<)?[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.)+[a-z]{2,24}>?$/i;
const MOST = 50;

/** How sure it is that the text is e-mail addresses, with names or without, and nothing else. */
function detectAddresses(sample: string): number {
  const items = sample
    .split(/[,;\n\r]+/, MOST)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  // The last of many may be cut off.
  const whole = items.length > 1 && sample.length >= SAMPLE_LENGTH ? items.slice(0, -1) : items;
  return whole.length > 0 && whole.every((item) => ADDRESS.test(item)) ? 0.85 : 0;
}

export const detectors = {
  normalize: { detect: detectAddresses },
} satisfies Detectors<typeof operations>;
