import { ToolError } from '#engine/error';
import { webAlgorithm, type Algorithm } from './algorithms.ts';
import type { Key } from './keys.ts';

type Pair = Extract<Key, { is: 'pair' }>;
type WebAlgorithm = Exclude<Algorithm, { is: 'hmac' }>;

/** The Web Cryptography API, which browsers give to pages of https and of localhost only. */
export function subtleOrNone(): SubtleCrypto | undefined {
  // Named border: the types say that it is always there.
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
}

const refused = () => new ToolError('error.keyRefused', {}, { option: 'key' });

/** The key to check signatures by; the public half of a private one. Throws `ToolError` for a key that is broken. */
export async function importPublic(subtle: SubtleCrypto, pair: Pair, algorithm: WebAlgorithm): Promise<CryptoKey> {
  const { key } = webAlgorithm(algorithm);
  try {
    const { data } = pair;
    if (data.format === 'spki') return await subtle.importKey('spki', data.bytes, key, false, ['verify']);
    const jwk =
      data.format === 'jwk'
        ? data.jwk
        : await subtle.exportKey('jwk', await subtle.importKey('pkcs8', data.bytes, key, true, ['sign']));
    const { kty, crv, n, e, x, y } = jwk;
    const half = Object.fromEntries(
      Object.entries({ kty, crv, n, e, x, y }).filter(([, value]) => value !== undefined),
    );
    return await subtle.importKey('jwk', half, key, false, ['verify']);
  } catch {
    // A DataError or another of the platform: all say that the key is no key.
    throw refused();
  }
}

/** The key to sign by. Throws `ToolError` for a key that is broken. */
export async function importPrivate(subtle: SubtleCrypto, pair: Pair, algorithm: WebAlgorithm): Promise<CryptoKey> {
  const { key } = webAlgorithm(algorithm);
  try {
    const { data } = pair;
    return await (data.format === 'jwk'
      ? subtle.importKey('jwk', data.jwk, key, false, ['sign'])
      : subtle.importKey(data.format, data.bytes, key, false, ['sign']));
  } catch {
    throw refused();
  }
}
