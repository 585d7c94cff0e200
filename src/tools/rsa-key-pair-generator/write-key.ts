import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { writePem } from '#formats/pem/blocks.ts';
import type { Sources } from '#lib/sources';
import { jwkOf } from './jwk.ts';
import { publicOf, type Key } from './key.ts';
import { writePkcs1Private, writePkcs1Public, writePkcs8, writeSec1, writeSpki } from './key-der.ts';
import { writeLine, writePrivate as writeOpenSsh } from './openssh.ts';
import { LABELS, type Kind } from './kinds.ts';
import { encrypt } from './pbes2.ts';

export type PublicFormat = 'spki' | 'pkcs1' | 'openssh' | 'jwk' | 'jwks';
export type PrivateFormat = 'pkcs8' | 'pkcs1' | 'openssh' | 'jwk';

const pem = (kind: Kind, bytes: Uint8Array, width?: number) => writePem(LABELS[kind], bytes, width);
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Refuses a public format before a key is made for it. Throws `error.formatFor`, `error.noSsh`, `error.comment`. */
export function checkPublic(type: Key['type'], format: PublicFormat, comment: string): void {
  if (format === 'pkcs1' && type !== 'rsa') throw formatFor('publicFormat');
  if (format !== 'openssh') return;
  if (type === 'x25519') throw noSsh('publicFormat');
  readComment(comment);
}

/** The public part of a key. Throws `error.formatFor` where the format has no such keys. */
export function writePublic(whole: Key, format: PublicFormat, comment: string): string {
  const key = publicOf(whole);
  switch (format) {
    case 'spki':
      return pem('spki', writeSpki(key));
    case 'pkcs1':
      if (key.type !== 'rsa') throw formatFor('publicFormat');
      return pem('pkcs1Public', writePkcs1Public(key));
    case 'openssh':
      if (key.type === 'x25519') throw noSsh('publicFormat');
      return `${writeLine(key, readComment(comment))}\n`;
    case 'jwk':
      return json(jwkOf(key));
    case 'jwks':
      return json({ keys: [jwkOf(key)] });
  }
}

export interface PrivateSettings {
  readonly format: PrivateFormat;
  readonly comment: string;
  readonly passphrase: string;
}

/**
 * Refuses settings before a key is made for them. Throws `error.formatFor`, `error.comment`, and `error.passphraseFormat` where
 * a key would not be encrypted in spite of its passphrase.
 */
export function checkPrivate(
  type: Key['type'],
  { format, comment, passphrase }: PrivateSettings,
  /** The option that holds the passphrase. */
  option = 'passphrase',
): void {
  if (passphrase !== '' && format !== 'pkcs8' && format !== 'openssh') {
    throw new ToolError('error.passphraseFormat', {}, { option });
  }
  if (format === 'openssh' && type === 'x25519') throw noSsh('privateFormat');
  if (format === 'openssh') readComment(comment);
  if (format === 'pkcs1' && type !== 'rsa' && type !== 'ec') throw formatFor('privateFormat');
}

/** A private key. Its settings are checked before. */
export async function writePrivate(
  key: Key,
  { format, comment, passphrase }: PrivateSettings,
  sources: Sources,
): Promise<string> {
  switch (format) {
    case 'pkcs8': {
      const bytes = writePkcs8(key);
      return passphrase === '' ? pem('pkcs8', bytes) : pem('encrypted', await encrypt(bytes, passphrase, sources));
    }
    case 'jwk':
      return json(jwkOf(key));
    case 'openssh':
      if (key.type === 'x25519') throw noSsh('privateFormat');
      return pem('openssh', writeOpenSsh(key, { comment: readComment(comment), passphrase }, sources), 70);
    case 'pkcs1':
      if (key.type !== 'rsa' && key.type !== 'ec') throw formatFor('privateFormat');
      return key.type === 'rsa' ? pem('pkcs1', writePkcs1Private(key)) : pem('sec1', writeSec1(key));
  }
}

/** X25519 agrees on secrets and signs nothing, which is all that keys of OpenSSH are for. */
const noSsh = (option: string) => new ToolError('error.noSsh', {}, { option });
const formatFor = (option: string) => new ToolError('error.formatFor', {}, { option });

interface Commented {
  readonly publicFormat: PublicFormat;
  readonly privateFormat: PrivateFormat;
  readonly comment: string;
}

/** Notes a comment that no format has a place for. */
export function noteComment({ publicFormat, privateFormat, comment }: Commented, note: RunContext['note']): void {
  if (comment === '' || publicFormat === 'openssh' || privateFormat === 'openssh') return;
  note('note.commentUnused', {}, { option: 'comment' });
}

/** A comment is the rest of a line. Throws `error.comment`. */
function readComment(comment: string): string {
  if (/[\r\n]/.test(comment)) throw new ToolError('error.comment', {}, { option: 'comment' });
  return comment.trim();
}
