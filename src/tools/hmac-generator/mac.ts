import { createFastHasher, hasherFor, updateAll, type Hasher } from '#formats/digest/hashers.ts';
import type { HashName } from '#formats/digest/options.ts';
import { sizes } from './algorithms.ts';

/** An HMAC in progress. */
export type Mac = Omit<Hasher, 'init'>;

/** The HMAC of a message (RFC 2104, FIPS 198-1). */
export async function macOf(name: HashName, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const mac = createMac(await hasherFor(name, message.length), name, key);
  updateAll([mac], message);
  return mac.digest();
}

/** An HMAC of a message of any size, in WebAssembly where it is allowed. */
export const createFastMac = async (name: HashName, key: Uint8Array): Promise<Mac> =>
  createMac(await createFastHasher(name), name, key);

/** The hash of some pieces, one after the other. */
export async function hashOf(name: HashName, ...pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return hash(await hasherFor(name, size), ...pieces);
}

function createMac(hasher: Hasher, name: HashName, key: Uint8Array): Mac {
  const { block = 0 } = sizes.get(name) ?? {};
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
  for (const piece of pieces) updateAll([hasher], piece);
  return hasher.digest();
}
