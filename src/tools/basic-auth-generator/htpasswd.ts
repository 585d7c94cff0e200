import bcrypt from 'bcryptjs';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawFrom, pickCharacters } from '#lib/random';
import { apr1 } from './apr1.ts';
import { bytesOf, checkCredentials, type Credentials } from './credentials.ts';
import { CRYPT64 } from './crypt-alphabet.ts';
import { sha512Crypt } from './sha512-crypt.ts';

interface Options extends Credentials {
  readonly algorithm: 'bcrypt' | 'apr1' | 'sha512';
  /** Logarithm of the rounds of bcrypt. */
  readonly cost: number;
}

/** The bytes of a password that bcrypt reads. */
const BCRYPT_READS = 72;
/** The work of the SHA-512 form grows with the length: crypt(3) of glibc takes no more either. */
const LONGEST = 511;

/** A line for Apache's password file, with a random salt. Throws `ToolError` of the option that is wrong. */
export async function htpasswd({ algorithm, cost, ...credentials }: Options, context: RunContext): Promise<string> {
  const { username, password } = credentials;
  checkCredentials(credentials);
  if (username === '') throw new ToolError('error.usernameMissing', {}, { option: 'username' });
  bytesOf(username, 'utf-8', 'username');
  const bytes = bytesOf(password, 'utf-8', 'password');
  if (bytes.length > LONGEST) throw new ToolError('error.tooLong', { max: LONGEST }, { option: 'password' });
  if (password === '') context.note('note.emptyPassword');
  return `${username}:${await hash()}`;

  async function hash(): Promise<string> {
    const salt = (length: number) => pickCharacters(drawFrom(context.sources), [...CRYPT64], length);
    if (algorithm === 'apr1') {
      context.note('note.weak');
      return apr1(bytes, salt(8));
    }
    if (algorithm === 'sha512') return sha512Crypt(bytes, salt(16));
    if (bytes.length > BCRYPT_READS) context.note('note.cut', { count: bytes.length - BCRYPT_READS });
    const random = bcrypt.encodeBase64(context.sources.random(16), 16);
    const made = await new Promise<string>((resolve, reject) => {
      const done = (error: Error | null, line = '') => (error === null ? resolve(line) : reject(error));
      void bcrypt.hash(password, `$2b$${String(cost).padStart(2, '0')}$${random}`, done, (share) =>
        context.progress(share, 1),
      );
    });
    // The same hash under the name that Apache gives it.
    return made.replace('$2b$', '$2y$');
  }
}
