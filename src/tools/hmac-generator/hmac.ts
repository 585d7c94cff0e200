import { algorithms, type AlgorithmName } from '#lib/digests/algorithms';
import { createFastHasher, createHasher, updateAll, type Hasher } from '#lib/digests/hashers';

/** An HMAC in progress. */
export interface Mac {
  readonly update: (bytes: Uint8Array) => void;
  readonly digest: () => Uint8Array;
}

/** Bytes up to which fetching and starting WebAssembly would take longer than it saves. */
const SMALL = 64 * 1024;

export const sizeOf = (algorithm: AlgorithmName): number => (entryOf(algorithm)?.bits ?? 0) / 8;

const entryOf = (algorithm: AlgorithmName) => algorithms.find(({ name }) => name === algorithm);

/** HMAC (RFC 2104, FIPS 198-1), in WebAssembly. */
export async function createFastMac(algorithm: AlgorithmName, key: Uint8Array): Promise<Mac> {
  return macOf(await createFastHasher(algorithm), algorithm, key);
}

/** The HMAC of a message. */
export async function hmac(algorithm: AlgorithmName, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const mac =
    message.length > SMALL ? await createFastMac(algorithm, key) : macOf(createHasher(algorithm), algorithm, key);
  updateAll([mac], message);
  return mac.digest();
}

function macOf(hasher: Hasher, algorithm: AlgorithmName, key: Uint8Array): Mac {
  const block = entryOf(algorithm)?.block ?? 0;
  const padded = new Uint8Array(block);
  padded.set(key.length > block ? hash(hasher, key) : key);
  hasher.init();
  hasher.update(padded.map((byte) => byte ^ 0x36));
  return {
    update: hasher.update,
    digest: () => {
      const inner = hasher.digest();
      return hash(
        hasher,
        padded.map((byte) => byte ^ 0x5c),
        inner,
      );
    },
  };
}

function hash(hasher: Hasher, ...pieces: readonly Uint8Array[]): Uint8Array {
  hasher.init();
  for (const piece of pieces) hasher.update(piece);
  return hasher.digest();
}
