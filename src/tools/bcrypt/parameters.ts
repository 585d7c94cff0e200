/** The most memory (KiB) that one hash may ask for: 1 GiB, which a page still gets. */
export const MAX_MEMORY = 1_048_576;

/** The ways to hash a password that this tool knows, each with what it is told besides password and salt. */
export type Parameters =
  | { readonly algorithm: 'bcrypt'; readonly version: string; readonly cost: number }
  | {
      readonly algorithm: 'argon2id' | 'argon2i' | 'argon2d';
      readonly version: number;
      /** In KiB. */
      readonly memory: number;
      readonly passes: number;
      readonly parallelism: number;
    }
  | { readonly algorithm: 'scrypt'; readonly logN: number; readonly blockSize: number; readonly parallelism: number }
  | { readonly algorithm: 'pbkdf2'; readonly digest: 'sha1' | 'sha256' | 'sha512'; readonly iterations: number };

/** A kind of work whose time grows with one number: how often a step is done. */
export type WorkKind = 'bcrypt' | 'argon2' | 'scrypt' | 'pbkdf2-sha1' | 'pbkdf2-sha256' | 'pbkdf2-sha512';

export interface Work {
  readonly kind: WorkKind;
  readonly steps: number;
}

/** The work of one hash, by which its time is estimated. `size` is that of the digest in bytes. */
export function workOf(parameters: Parameters, size: number): Work {
  switch (parameters.algorithm) {
    case 'bcrypt':
      return { kind: 'bcrypt', steps: 2 ** parameters.cost };
    case 'scrypt':
      return { kind: 'scrypt', steps: 2 ** parameters.logN * parameters.blockSize * parameters.parallelism };
    case 'pbkdf2': {
      const blocks = Math.ceil(size / { sha1: 20, sha256: 32, sha512: 64 }[parameters.digest]);
      return { kind: `pbkdf2-${parameters.digest}`, steps: parameters.iterations * blocks };
    }
    default:
      return { kind: 'argon2', steps: parameters.memory * parameters.passes };
  }
}

/** The memory of one hash, in KiB. */
export function memoryOf(parameters: Parameters): number {
  if (parameters.algorithm === 'scrypt') return (2 ** parameters.logN * parameters.blockSize) / 8;
  return 'memory' in parameters ? parameters.memory : 0;
}

/**
 * The programs that write a hash like this; `phc` is the PHC string format, and the form that crypt(3) has for bcrypt.
 */
export type Notation = 'phc' | 'passlib' | 'django' | 'werkzeug';

/** Bytes of a new digest. */
export const DIGEST_SIZE = 32;

/** Bytes of a new digest of PBKDF2: passlib, Django and Werkzeug take those of the hash function. */
export const sizeOf = (digest: 'sha1' | 'sha256' | 'sha512', notation: Notation): number =>
  notation === 'phc' ? DIGEST_SIZE : { sha1: 20, sha256: 32, sha512: 64 }[digest];
