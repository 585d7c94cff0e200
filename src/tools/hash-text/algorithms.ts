import { ToolError } from '#engine/error';

/**
 * What an algorithm is good for today. `safe`: no attack is known and collisions cost 2^128 steps or more; `legacy`: no
 * practical attack, but collisions cost less than that; `broken`: collisions have been published; `checksum`: finds
 * accidents, keeps out nobody.
 */
export type Standing = 'safe' | 'legacy' | 'broken' | 'checksum';

export const algorithms = [
  { name: 'MD5', bits: 128, standing: 'broken' },
  { name: 'SHA-1', bits: 160, standing: 'broken' },
  { name: 'SHA-256', bits: 256, standing: 'safe' },
  { name: 'SHA-224', bits: 224, standing: 'legacy' },
  { name: 'SHA-512', bits: 512, standing: 'safe' },
  { name: 'SHA-384', bits: 384, standing: 'safe' },
  { name: 'SHA3-512', bits: 512, standing: 'safe' },
  { name: 'RIPEMD-160', bits: 160, standing: 'legacy' },
  { name: 'SHA-512/256', bits: 256, standing: 'safe' },
  { name: 'SHA3-224', bits: 224, standing: 'legacy' },
  { name: 'SHA3-256', bits: 256, standing: 'safe' },
  { name: 'SHA3-384', bits: 384, standing: 'safe' },
  { name: 'Keccak-256', bits: 256, standing: 'safe' },
  { name: 'Keccak-512', bits: 512, standing: 'safe' },
  { name: 'BLAKE2b', bits: 512, standing: 'safe' },
  { name: 'BLAKE2s', bits: 256, standing: 'safe' },
  { name: 'BLAKE3', bits: 256, standing: 'safe' },
  { name: 'SM3', bits: 256, standing: 'safe' },
  { name: 'CRC-32', bits: 32, standing: 'checksum' },
  { name: 'XXH64', bits: 64, standing: 'checksum' },
] as const satisfies readonly { name: string; bits: number; standing: Standing }[];

export type Algorithm = (typeof algorithms)[number];
export type AlgorithmName = Algorithm['name'];

export const algorithmNames: readonly AlgorithmName[] = algorithms.map(({ name }) => name);
const commonNames = algorithmNames.slice(0, 8);

const fold = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');
const namesByWord: ReadonlyMap<string, readonly AlgorithmName[]> = new Map([
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
  const chosen = new Set<AlgorithmName>();
  for (const word of list.split(/[\s,;]+/)) {
    if (word === '') continue;
    const names = namesByWord.get(fold(word));
    if (names === undefined) {
      const known = ['common', 'all', ...algorithmNames].join(', ');
      throw new ToolError('error.algorithm', { name: word, names: known }, { option: 'algorithms' });
    }
    for (const name of names) chosen.add(name);
  }
  if (chosen.size === 0) throw new ToolError('error.noAlgorithm', {}, { option: 'algorithms' });
  return algorithms.filter(({ name }) => chosen.has(name));
}

/** Names in a list; none where it cannot be read. */
export function readAlgorithms(list: string): ReadonlySet<AlgorithmName> {
  try {
    return new Set(parseAlgorithms(list).map(({ name }) => name));
  } catch (error) {
    if (error instanceof ToolError) return new Set();
    throw error;
  }
}

/** The shortest list that `parseAlgorithms` reads as these names. */
export function formatAlgorithms(names: ReadonlySet<AlgorithmName>): string {
  const isExactly = (group: readonly AlgorithmName[]) =>
    group.length === names.size && group.every((name) => names.has(name));
  if (isExactly(algorithmNames)) return 'all';
  if (isExactly(commonNames)) return 'common';
  return algorithmNames.filter((name) => names.has(name)).join(', ');
}
