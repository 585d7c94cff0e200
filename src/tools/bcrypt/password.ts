import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { placeAt } from '#lib/place';

/** bcrypt looks at so many bytes of a password. */
const BCRYPT_READS = 72;

/** The password as it is hashed. Notes what hashing it would replace; throws `error.passwordMissing`. */
export function readPassword(password: string, note: RunContext['note']): string {
  if (password === '') throw new ToolError('error.passwordMissing', {}, { option: 'password' });
  const bytes = readBytes(password, 'text', note, { option: 'password' });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Notes what bcrypt does not look at, up to which character it reads, and what others read otherwise. */
export function noteBcryptLimits(password: string, note: RunContext['note']): void {
  const size = byteLength(password);
  if (size > BCRYPT_READS) {
    const character = lastRead(password);
    note('note.truncated', { count: size, character }, { option: 'password' });
  }
  if (password.includes('\0')) note('note.nul', {}, { option: 'password' });
}

/** Throws `error.nul` at a NUL character, at which programs in C end the password. */
export function refuseNul(password: string): void {
  const at = password.indexOf('\0');
  if (at >= 0) throw new ToolError('error.nul', {}, { option: 'password', at: placeAt(password, at) });
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The number of the character, from 1, that the last byte is of that bcrypt reads. */
function lastRead(password: string): number {
  let bytes = 0;
  let count = 0;
  for (const character of password) {
    if (bytes >= BCRYPT_READS) break;
    bytes += byteLength(character);
    count += 1;
  }
  return count;
}
