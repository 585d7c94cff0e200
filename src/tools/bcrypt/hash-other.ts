import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pickCharacters } from '#lib/random';
import { derive } from './derive.ts';
import { formatHash } from './notation.ts';
import { DIGEST_SIZE, MAX_MEMORY, memoryOf, sizeOf, type Notation, type Parameters } from './parameters.ts';
import { readPassword } from './password.ts';

type Context = Pick<RunContext, 'sources' | 'note' | 'progress'>;

const SALT_SIZE = 16;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
/** So many letters hold 128 bits. */
const SALT_LETTERS = 22;

interface Argon2Options {
  readonly password: string;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** A new Argon2id hash (RFC 9106) with a random salt. Throws `error.passwordMissing` and `error.memoryLow`. */
export function hashArgon2id({ password, ...costs }: Argon2Options, context: Context): Promise<string> {
  const min = 8 * costs.parallelism;
  if (costs.memory < min) throw new ToolError('error.memoryLow', { min }, { option: 'memory' });
  return write(password, { algorithm: 'argon2id', version: 0x13, ...costs }, DIGEST_SIZE, 'phc', context);
}

interface ScryptOptions {
  readonly password: string;
  readonly logN: number;
  readonly blockSize: number;
  readonly parallelism: number;
}

/** A new scrypt hash (RFC 7914) with a random salt. Throws `error.passwordMissing` and `error.memoryHigh`. */
export function hashScrypt({ password, ...costs }: ScryptOptions, context: Context): Promise<string> {
  const parameters = { algorithm: 'scrypt', ...costs } as const;
  if (memoryOf(parameters) > MAX_MEMORY) throw new ToolError('error.memoryHigh', {}, { option: 'blockSize' });
  return write(password, parameters, DIGEST_SIZE, 'phc', context);
}

interface Pbkdf2Options {
  readonly password: string;
  readonly iterations: number;
  readonly digest: 'sha1' | 'sha256' | 'sha512';
  readonly notation: Notation;
}

/** A new PBKDF2 hash (RFC 8018) with a random salt. Throws `error.passwordMissing`. */
export function hashPbkdf2(
  { password, iterations, digest, notation }: Pbkdf2Options,
  context: Context,
): Promise<string> {
  return write(password, { algorithm: 'pbkdf2', digest, iterations }, sizeOf(digest, notation), notation, context);
}

async function write(
  given: string,
  parameters: Parameters,
  size: number,
  notation: Notation,
  { sources, note, progress }: Context,
): Promise<string> {
  const password = readPassword(given, note);
  const isLettered = notation === 'django' || notation === 'werkzeug';
  const salt = isLettered
    ? new TextEncoder().encode(pickCharacters(drawFrom(sources), LETTERS, SALT_LETTERS))
    : sources.random(SALT_SIZE);
  const digest = await derive(password, salt, parameters, size, (share) => progress(share, 1));
  return formatHash({ parameters, salt, digest }, notation);
}
