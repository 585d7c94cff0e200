import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { DecodingError, fromHex, toHex } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { showCharacter } from '#lib/show-character';

export interface EntropyOptions {
  readonly words: '12' | '15' | '18' | '21' | '24';
  readonly source: 'random' | 'dice' | 'coins';
  /** The throws: 1 to 6 of dice, 0 and 1 of coins. */
  readonly rolls: string;
}

const THROWS = {
  dice: { allowed: /[1-6]/, bits: Math.log2(6) },
  coins: { allowed: /[01]/, bits: 1 },
} as const;

/** Bytes that a phrase may be made of. */
const SIZES: readonly number[] = [16, 20, 24, 28, 32];

/**
 * Entropy for a phrase of so many words, in hex: random, or the beginning of the SHA-256 of what was thrown, as hardware
 * wallets make it, so that anyone can check it. Throws `ToolError` that names the option.
 */
export function makeEntropy(
  { words, source, rolls }: EntropyOptions,
  { sources }: Pick<RunContext, 'sources'>,
): string {
  const size = (Number(words) / 3) * 4;
  if (source === 'random') return toHex(sources.random(size));
  const { allowed, bits } = THROWS[source];
  const thrown = rolls.replace(/[\s,;-]/g, '');
  const wrong = [...rolls.matchAll(/[^\s,;-]/gu)].find(([character]) => !allowed.test(character));
  if (wrong !== undefined) {
    const character = showCharacter(rolls, wrong.index);
    throw new ToolError(`error.throw.${source}`, { character }, { option: 'rolls', at: placeAt(rolls, wrong.index) });
  }
  const needed = Math.ceil((size * 8) / bits);
  if (thrown.length < needed) {
    throw new ToolError('error.throw.few', { count: thrown.length, needed }, { option: 'rolls' });
  }
  return toHex(sha256(new TextEncoder().encode(thrown)).subarray(0, size));
}

/** Reads entropy in hex. Throws `ToolError` with the place of what is wrong. */
export function readEntropy(text: string): Uint8Array {
  try {
    const bytes = fromHex(text);
    if (SIZES.includes(bytes.length)) return bytes;
    throw new ToolError('error.entropySize', { count: bytes.length * 2 });
  } catch (error) {
    if (!(error instanceof DecodingError)) throw error;
    if (error.reason === 'length') throw new ToolError('error.entropySize', { count: text.replace(/\s/g, '').length });
    const character = showCharacter(text, error.offset);
    throw new ToolError('error.hexDigit', { character }, { at: placeAt(text, error.offset) });
  }
}
