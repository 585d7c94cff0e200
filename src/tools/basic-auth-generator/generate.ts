import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodeText } from '#formats/bytes/encode-text.ts';
import { noteReplaced } from '#formats/bytes/read.ts';
import { toBase64 } from '#lib/bytes';
import { placeAt } from '#lib/place';
import { codePointAt } from '#lib/show-character';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Options extends Credentials {
  readonly form: 'header' | 'value' | 'curl';
  readonly url: string;
}

/**
 * Credentials as HTTP takes them, in UTF-8 of composed characters (NFC: RFC 7617, section 2.1); nothing where there are none.
 * Throws `ToolError` at the option that is wrong.
 */
export function generate({ form, url, ...typed }: Options, note: RunContext['note']): string {
  if (typed.username === '' && typed.password === '') return '';
  check(typed);
  const credentials = { username: typed.username.normalize(), password: typed.password.normalize() };
  const { username, password } = credentials;
  for (const option of ['username', 'password'] as const) {
    if (credentials[option] !== typed[option]) note('note.composed', {}, { option });
  }
  const bytes = (option: keyof Credentials) => encodeText(credentials[option], 'utf-8', { option });
  const value = `Basic ${toBase64(Uint8Array.from([...bytes('username'), COLON, ...bytes('password')]))}`;
  if (/[^\0-\x7f]/.test(username + password)) note('note.utf8');
  if (form === 'value') return value;
  if (form === 'header') return `Authorization: ${value}`;
  return `curl -u ${quote(`${username}:${password}`)} ${quote(readUrl(url, note))}`;
}

const COLON = 0x3a;

/** Throws `ToolError` at a colon in the username, which would end it, or a control character (RFC 7617, section 2). */
function check({ username, password }: Credentials): void {
  const colon = username.indexOf(':');
  if (colon >= 0) throw new ToolError('error.colon', {}, { option: 'username', at: placeAt(username, colon) });
  for (const [option, text] of Object.entries({ username, password })) {
    const at = text.search(/[\u0000-\u001f\u007f]/);
    if (at < 0) continue;
    throw new ToolError('error.control', { code: codePointAt(text, at) }, { option, at: placeAt(text, at) });
  }
}

/** One word of a POSIX shell (IEEE Std 1003.1, Shell Command Language, section 2.2.2). */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function readUrl(text: string, note: RunContext['note']): string {
  noteReplaced(text, note, { option: 'url' });
  const trimmed = text.trim();
  const isWeb = URL.canParse(trimmed) && /^https?:$/.test(new URL(trimmed).protocol);
  if (!isWeb) throw new ToolError('error.url', {}, { option: 'url' });
  return new URL(trimmed).href;
}
