import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pick, shuffle, type Draw } from '#lib/random';
import { codePointAt } from '#lib/show-character';
import { readRecipe, type CharacterOptions, type Recipe } from './recipe.ts';

export interface TokenOptions extends CharacterOptions {
  readonly count: number;
  /** Stands before each token and adds nothing to its strength. */
  readonly prefix: string;
  /** Stands between the words of a passphrase. */
  readonly separator: string;
  readonly capitalize: boolean;
}

export interface Strength {
  /** Of one token: no guess succeeds with a better chance than 2 to minus this (min-entropy), rounded down to tenths. */
  readonly bits: number;
  readonly strength: 'veryWeak' | 'weak' | 'fair' | 'strong' | 'veryStrong';
}

/** `count` tokens, one a line. Throws `ToolError` naming the option that is wrong. */
export async function generate(
  options: TokenOptions,
  { sources, note }: Pick<RunContext, 'sources' | 'note'>,
): Promise<string> {
  const { count, prefix } = options;
  for (const option of ['prefix', 'symbolSet', 'separator'] as const) checkText(options[option], option);
  const recipe = await readRecipe(options);
  const { length, group } = recipe;
  if (length % group !== 0) note('warning.unevenLength', { length, group }, { option: 'length' });
  const draw = drawFrom(sources);
  return Array.from({ length: count }, () => prefix + makeToken(recipe, options, draw)).join('\n');
}

/** How hard a token of these options is to guess. Throws `ToolError` if there is nothing to choose from, as `generate`. */
export async function measure(options: TokenOptions): Promise<Strength> {
  const bits = Math.floor(measureBits(await readRecipe(options)) * 10) / 10;
  return { bits, strength: nameStrength(bits) };
}

/** One of each required set first, then anything; shuffled, so that no place tells its set. */
function makeToken({ alphabet, required, length }: Recipe, options: TokenOptions, draw: Draw): string {
  const first = required.map((set) => pick(draw, set));
  const rest = Array.from({ length: length - first.length }, () => pick(draw, alphabet));
  const items = first.length === 0 ? rest : shuffle(draw, [...first, ...rest]);
  if (options.form !== 'passphrase') return items.join('');
  const words = options.capitalize ? items.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : items;
  return words.join(options.separator);
}

/**
 * Bits of the likeliest token. Without required sets all are equally likely. With k of them, a token with n1…nk
 * characters of each comes up in n1·…·nk ways of the n!/(n-k)! in which the required ones can be placed, and that is
 * largest when the sets share the places evenly.
 */
function measureBits({ alphabet, required, length }: Recipe): number {
  const free = (length - required.length) * Math.log2(alphabet.length);
  return required.reduce((bits, set, index) => {
    const share = Math.floor((length + index) / required.length);
    return bits + Math.log2(set.length) + Math.log2(length - index) - Math.log2(share);
  }, free);
}

/** Below 40 bits a home computer guesses it, 64 a rich attacker; 128 is what keys of ciphers have. */
function nameStrength(bits: number): Strength['strength'] {
  if (bits < 40) return 'veryWeak';
  if (bits < 64) return 'weak';
  if (bits < 80) return 'fair';
  return bits < 128 ? 'strong' : 'veryStrong';
}

/** Line breaks would split a token, control characters and half characters would not survive copying. */
function checkText(value: string, option: string): void {
  const at = value.search(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
  if (at >= 0) throw new ToolError('error.control', { character: codePointAt(value, at) }, { option });
}
