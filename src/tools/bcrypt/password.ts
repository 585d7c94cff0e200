import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { placeAt } from '#lib/place';

export interface PasswordOptions {
  readonly password: string;
  /** Whether what bcrypt does not read may be cut off. */
  readonly cut: boolean;
}

/** bcrypt reads so many bytes of a password in UTF-8. */
const READ = 72;

/**
 * The password as it is hashed, never trimmed. Throws `error.nul`, where programs in C end a password, and `error.tooLong`
 * unless it may be cut; notes `warning.cut`, `warning.emptyPassword` and what `readBytes` does.
 */
export function readPassword({ password, cut }: PasswordOptions, note: RunContext['note']): string {
  const where = (offset: number) => ({ option: 'password', at: placeAt(password, offset) });
  const nul = password.indexOf('\0');
  if (nul >= 0) throw new ToolError('error.nul', {}, where(nul));
  const bytes = readBytes(password, 'text', note, { option: 'password' });
  if (password === '') note('warning.emptyPassword', {}, { option: 'password' });
  if (bytes.length > READ) {
    const { offset, character } = firstUnread(password);
    const params = { size: bytes.length, character };
    if (!cut) throw new ToolError('error.tooLong', params, where(offset));
    note('warning.cut', params, where(offset));
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The first character that bcrypt does not read, or not whole: its offset, and its number from 1. */
function firstUnread(password: string): { offset: number; character: number } {
  let bytes = 0;
  let offset = 0;
  let character = 1;
  for (const one of password) {
    bytes += new TextEncoder().encode(one).length;
    if (bytes > READ) break;
    offset += one.length;
    character += 1;
  }
  return { offset, character };
}
