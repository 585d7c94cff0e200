import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { isPrivate, keysFor, readKeys, subtleOrNone, type Key, type KeyOptions } from './keys.ts';

/** Most rounds of deriving a key from a password, so that a token cannot keep the device busy (RFC 8725, section 3.9). */
const MOST_ROUNDS = 5_000_000;

const SIZES = ['A128', 'A192', 'A256'];
/** What jose decrypts: all of RFC 7518, section 4.1, but RSA1_5. */
const ALGORITHMS = [
  'dir',
  'ECDH-ES',
  ...SIZES.flatMap((size) => [`${size}KW`, `${size}GCMKW`, `ECDH-ES+${size}KW`]),
  ...['RSA-OAEP', 'RSA-OAEP-256', 'RSA-OAEP-384', 'RSA-OAEP-512'],
  ...['PBES2-HS256+A128KW', 'PBES2-HS384+A192KW', 'PBES2-HS512+A256KW'],
];

interface Encrypted {
  /** In compact serialization (RFC 7516, section 7.1). */
  readonly token: string;
  readonly algorithm: string;
  readonly encryption: string;
  readonly kid: string | undefined;
}

/** The content of an encrypted token. Throws `ToolError`, of the option `key` where another key may help. */
export async function decryptContent(
  { token, algorithm, encryption, kid }: Encrypted,
  options: KeyOptions,
  note: RunContext['note'],
): Promise<Uint8Array> {
  const fail = (code: string, params = {}) => new ToolError(code, params, { option: 'key' });
  const keys = keysFor(await readKeys(options, note), kid);
  if (!ALGORITHMS.includes(algorithm)) throw new ToolError('error.jweAlgorithm', { name: algorithm });
  if (subtleOrNone() === undefined) throw new ToolError('error.needsHttps', { algorithm });
  const isForPair = /^(?:RSA|ECDH)/.test(algorithm);
  const fitting = keys.filter((key) => (isForPair ? key.is === 'pair' && isPrivate(key) : key.is === 'secret'));
  if (fitting.length === 0) throw fail(isForPair ? 'error.jwePrivate' : 'error.jweSecret', { algorithm });
  const { compactDecrypt, errors, importJWK } = await import('jose');
  let isRefused = false;
  for (const key of fitting) {
    try {
      const used = await keyOf(key);
      return (await compactDecrypt(token, used, { keyManagementAlgorithms: ALGORITHMS, maxPBES2Count: MOST_ROUNDS }))
        .plaintext;
    } catch (error) {
      // Anything else says that header and key do not go together, in words of jose or of the platform.
      isRefused ||= error instanceof errors.JWEDecryptionFailed;
    }
  }
  throw isRefused ? fail('error.decrypt') : fail('error.jweUnfit', { algorithm, encryption });

  function keyOf(key: Key) {
    return key.is === 'secret' ? key.bytes : importJWK(key.jwk, algorithm);
  }
}
