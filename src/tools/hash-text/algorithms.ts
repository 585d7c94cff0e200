import { ToolError } from '#engine/error';
import { hashFunctions, type HashName } from '#formats/digest/options.ts';

/**
 * What an algorithm is good for today. `safe`: no attack is known and collisions cost 2^128 steps or more; `legacy`: no
 * practical attack, but collisions cost less than that; `broken`: collisions have been published; `checksum`: finds
 * accidents, keeps out nobody.
 */
export type Standing = 'safe' | 'legacy' | 'broken' | 'checksum';

const standings: Readonly<Record<HashName, Standing>> = {
  MD5: 'broken',
  'SHA-1': 'broken',
  'SHA-256': 'safe',
  'SHA-224': 'legacy',
  'SHA-512': 'safe',
  'SHA-384': 'safe',
  'SHA3-512': 'safe',
  'RIPEMD-160': 'legacy',
  'SHA-512/256': 'safe',
  'SHA3-224': 'legacy',
  'SHA3-256': 'safe',
  'SHA3-384': 'safe',
  'Keccak-256': 'safe',
  'Keccak-512': 'safe',
  BLAKE2b: 'safe',
  BLAKE2s: 'safe',
  BLAKE3: 'safe',
  SM3: 'safe',
  'CRC-32': 'checksum',
  XXH64: 'checksum',
};

export interface Algorithm {
  readonly name: HashName;
  readonly bits: number;
  readonly standing: Standing;
}

export const algorithms: readonly Algorithm[] = hashFunctions.map(({ name, bits }) => ({
  name,
  bits,
  standing: standings[name],
}));

export const algorithmNames: readonly HashName[] = algorithms.map(({ name }) => name);
const commonNames = algorithmNames.slice(0, 8);

const fold = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');
const namesByWord: ReadonlyMap<string, readonly HashName[]> = new Map([
  ...algorithmNames.map((name) => [fold(name), [name]] as const),
  ['all', algorithmNames],
  ['common', commonNames],
  ['sha3', ['SHA3-512']],
  ['keccak', ['Keccak-512']],
  ['xxhash', ['XXH64']],
  ['xxhash64', ['XXH64']],
]);

/**
 * Algorithms of a list such as `common, BLAKE3`, in the order of the table. Case and punctuation inside a name do not
 * matter. Throws `error.algorithm` and `error.noAlgorithm`.
 */
export function parseAlgorithms(list: string): readonly Algorithm[] {
  const chosen = new Set<HashName>();
  for (const word of list.split(/[\s,;]+/)) {
    if (word === '') continue;
    const names = namesByWord.get(fold(word));
    if (names === undefined) {
      const known = ['common', 'all', ...algorithmNames];
      throw new ToolError('error.algorithm', { name: word, names: known }, { option: 'algorithms' });
    }
    for (const name of names) chosen.add(name);
  }
  if (chosen.size === 0) throw new ToolError('error.noAlgorithm', {}, { option: 'algorithms' });
  return algorithms.filter(({ name }) => chosen.has(name));
}

/** Names in a list; none where it cannot be read. */
export function readAlgorithms(list: string): ReadonlySet<HashName> {
  try {
    return new Set(parseAlgorithms(list).map(({ name }) => name));
  } catch (error) {
    if (error instanceof ToolError) return new Set();
    throw error;
  }
}

/** The shortest list that `parseAlgorithms` reads as these names. */
export function formatAlgorithms(names: ReadonlySet<HashName>): string {
  const isExactly = (group: readonly HashName[]) =>
    group.length === names.size && group.every((name) => names.has(name));
  if (isExactly(algorithmNames)) return 'all';
  if (isExactly(commonNames)) return 'common';
  return algorithmNames.filter((name) => names.has(name)).join(', ');
}
