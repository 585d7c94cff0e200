import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toHex } from '#lib/bytes';
import { derive, toBcrypt64 } from './derive.ts';
import { HashReader, parseHash, type PasswordHash } from './notation.ts';
import { workOf, type Work } from './parameters.ts';
import { noteBcryptLimits, readPassword } from './password.ts';

/** The facts of a hash, whether the password is its own (undefined without a password), and the work of finding out. */
export interface Verdict {
  readonly hash: string;
  readonly algorithm: string;
  readonly version?: string;
  readonly cost?: number;
  readonly memory?: number;
  readonly passes?: number;
  readonly logN?: number;
  readonly blockSize?: number;
  readonly parallelism?: number;
  readonly iterations?: number;
  /** As bcrypt writes it, else in hex. */
  readonly salt: string;
  readonly digest: string;
  readonly matches?: boolean;
  readonly work: Work;
}

type Context = Pick<RunContext, 'note' | 'progress' | 'signal'>;

/**
 * Each hash of a text, one a line, taken apart and compared with the password. A name before a colon, as in .htpasswd, is
 * skipped. Throws `error.…` at the place of what is no hash.
 */
export async function verify(
  text: string,
  { password: given }: { readonly password: string },
  { note, progress, signal }: Context,
): Promise<Verdict[]> {
  const readers = splitHashes(text);
  const hashes = readers.map((reader) => ({ reader, ...parseHash(reader) }));
  if (given === '') return hashes.map(({ reader, ...hash }) => describe(reader.hash, hash));
  const password = readPassword(given, note);
  if (hashes.some(({ parameters }) => parameters.algorithm === 'bcrypt')) noteBcryptLimits(password, note);
  const total = hashes.reduce((sum, hash) => sum + share(hash), 0);
  const verdicts: Verdict[] = [];
  let done = 0;
  for (const { reader, ...hash } of hashes) {
    signal.throwIfAborted();
    checkFault(reader, hash, password);
    const { parameters, salt, digest } = hash;
    const part = share(hash);
    const report = (of: number) => progress(done + of * part, total);
    const actual = await derive(password, salt, parameters, digest.length, report);
    done += part;
    progress(done, total);
    verdicts.push({ ...describe(reader.hash, hash), matches: isEqual(actual, digest) });
  }
  return verdicts;
}

/** One a line; empty lines are nothing. */
function splitHashes(text: string): HashReader[] {
  const readers = Array.from(text.matchAll(/\S[^\r\n]*/g), ({ index, 0: line }) => {
    const [before = ''] = /^[^:$\s]*:(?=\$)/.exec(line) ?? [];
    return new HashReader(text, index + before.length, line.slice(before.length).trimEnd());
  });
  if (readers.length === 0) throw new ToolError('error.unknownHash');
  return readers;
}

const share = ({ parameters, digest }: PasswordHash): number => workOf(parameters, digest.length).steps;

/** 2x marks hashes by a faulty program, which differ where a password has bytes above 127. */
function checkFault(reader: HashReader, { parameters }: PasswordHash, password: string): void {
  if (parameters.algorithm === 'bcrypt' && parameters.version === '2x' && /[^\0-\x7f]/.test(password)) {
    throw reader.fail('error.faulty', {}, 1, 3);
  }
}

function describe(text: string, { parameters, salt, digest }: PasswordHash): Verdict {
  const write = parameters.algorithm === 'bcrypt' ? toBcrypt64 : toHex;
  const { algorithm, ...rest } = parameters;
  const name = parameters.algorithm === 'pbkdf2' ? `pbkdf2-${parameters.digest}` : algorithm;
  const { version, ...numbers } = { version: undefined, ...rest };
  return {
    hash: text,
    ...numbers,
    algorithm: name,
    ...(version !== undefined && { version: String(version) }),
    salt: write(salt),
    digest: write(digest),
    work: workOf(parameters, digest.length),
  };
}

/** In a time that does not depend on where they differ. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  a.forEach((byte, index) => (difference |= byte ^ (b[index] ?? 0)));
  return difference === 0;
}
