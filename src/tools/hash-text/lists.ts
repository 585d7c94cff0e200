import { ToolError } from '#engine/error';
import { algorithmNames, algorithms, type Algorithm, type AlgorithmName } from '#lib/digests/algorithms';

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
