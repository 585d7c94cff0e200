import { algorithms, type AlgorithmName } from '#lib/digests/algorithms';

/** Those that HMAC is made of: hash functions that work on blocks. */
export const macAlgorithms: readonly AlgorithmName[] = algorithms.flatMap(({ name, block }) =>
  block === undefined ? [] : [name],
);
