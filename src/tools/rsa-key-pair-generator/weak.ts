import type { RunContext } from '#engine/operation';
import { bitsOfNumber } from '#lib/bits-of-number';
import type { Key } from './key.ts';

/** NIST SP 800-131A: what is shorter is no longer allowed. */
const SAFE_BITS = 2048;

/** Notes an RSA key that is too short to be safe. */
export function noteWeak(key: Key, note: RunContext['note']): void {
  if (key.type === 'rsa' && bitsOfNumber(key.n) < SAFE_BITS) note('warning.weak', { min: SAFE_BITS });
}
