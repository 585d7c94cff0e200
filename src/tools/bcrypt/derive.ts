import { sha1 } from '@noble/hashes/legacy.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import bcrypt from 'bcryptjs';
import { argon2 } from '#lib/argon2';
import { pbkdf2InSteps } from '#lib/pbkdf2-steps';
import type { Parameters } from './parameters.ts';

/** Bytes of salt and digest in a bcrypt hash. */
export const BCRYPT_SALT = 16;
export const BCRYPT_DIGEST = 23;

/** bcrypt's own Base64 of some bytes. */
export const toBcrypt64 = (bytes: Uint8Array): string => bcrypt.encodeBase64(Array.from(bytes), bytes.length);

/** The bytes of a password hash. `progress` is called with the share that is done, where the algorithm says it. */
export async function derive(
  password: string,
  salt: Uint8Array,
  parameters: Parameters,
  size: number,
  progress: (share: number) => void = () => undefined,
): Promise<Uint8Array> {
  switch (parameters.algorithm) {
    case 'bcrypt':
      return runBcrypt(password, salt, parameters, progress);
    case 'scrypt': {
      const { logN, blockSize, parallelism } = parameters;
      return scryptAsync(password, salt, {
        N: 2 ** logN,
        r: blockSize,
        p: parallelism,
        dkLen: size,
        // Excessive parameters are refused before.
        maxmem: 2 ** 32 - 1,
        onProgress: progress,
      });
    }
    case 'pbkdf2':
      return pbkdf2InSteps(digests[parameters.digest], new TextEncoder().encode(password), salt, {
        iterations: parameters.iterations,
        size,
        progress,
      });
    default:
      return argon2(password, salt, parameters, size, progress);
  }
}

const digests = { sha1, sha256, sha512 };

type Bcrypt = Extract<Parameters, { algorithm: 'bcrypt' }>;

/** All versions are the same here: they differ in what faulty programs made of them. */
function runBcrypt(
  password: string,
  salt: Uint8Array,
  { cost }: Bcrypt,
  progress: (share: number) => void,
): Promise<Uint8Array> {
  const setting = `$2b$${String(cost).padStart(2, '0')}$${toBcrypt64(salt)}`;
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, hash = '') => {
      if (error === null) resolve(Uint8Array.from(bcrypt.decodeBase64(hash.slice(29), BCRYPT_DIGEST)));
      else reject(error);
    };
    void bcrypt.hash(password, setting, done, progress);
  });
}
