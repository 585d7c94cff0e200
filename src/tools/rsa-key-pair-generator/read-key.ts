import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { DerError } from '#lib/der';
import { placeAt } from '#lib/place';
import { readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import { readPkcs1Private, readPkcs1Public, readPkcs8, readSec1, readSpki } from './key-der.ts';
import { decryptOld, findScheme } from './old-pem.ts';
import { readBlob, readPrivate } from './openssh.ts';
import { decrypt, wrongPassphrase } from './pbes2.ts';

export interface ReadKey {
  readonly key: Key;
  readonly comment: string;
}

interface Reading {
  readonly passphrase: string;
  readonly note: RunContext['note'];
  /** The option that holds the text, where it is not the input. */
  readonly option?: string;
}

type Reader = (bytes: Uint8Array, passphrase: string) => Key | ReadKey | Promise<Key>;

const READERS: Readonly<Record<string, Reader>> = {
  'PUBLIC KEY': readSpki,
  'RSA PUBLIC KEY': readPkcs1Public,
  'PRIVATE KEY': readPkcs8,
  'RSA PRIVATE KEY': readPkcs1Private,
  'EC PRIVATE KEY': (bytes) => readSec1(bytes),
  'OPENSSH PRIVATE KEY': readPrivate,
  'ENCRYPTED PRIVATE KEY': readEncrypted,
};
const LABELS = Object.keys(READERS).join(', ');

/** `ssh-rsa AAAA… comment`, with the options of `authorized_keys` before it or not. */
const LINE = /^(?:[^\n]* )?((?:ssh-(?:rsa|ed25519|dss)|(?:sk-)?(?:ecdsa-sha2|ssh)-[\w@.-]+) +)(\S+)(?: +([^\n]*))?$/;

/** The key that a text is in any of the formats. Throws `error.…`. */
export async function readKey(text: string, { passphrase, note, option }: Reading): Promise<ReadKey> {
  const where = option === undefined ? {} : { option };
  try {
    const read = await readAny(text, { passphrase, note, ...where });
    return 'key' in read ? read : { key: read, comment: '' };
  } catch (error) {
    if (error instanceof DerError) throw new ToolError('error.structure', {}, where);
    if (!(error instanceof ToolError) || error.where.option !== undefined) throw error;
    throw new ToolError(error.code, error.params, { ...error.where, ...where });
  }
}

async function readAny(text: string, reading: Reading): Promise<Key | ReadKey> {
  if (text.trimStart().startsWith('{')) return readJwk(text);
  const pem = findPem(text);
  if (pem !== undefined) return readPem(text, pem, reading);
  const trimmed = text.trim();
  const line = LINE.exec(trimmed);
  if (line === null) throw new ToolError('error.noKey');
  const [, , digits = '', comment = ''] = line;
  const from = text.indexOf(digits, text.indexOf(line[1] ?? ''));
  const bytes = readBytes(text, 'base64', reading.note, { ...reading, from, to: from + digits.length });
  return { key: readBlob(bytes), comment };
}

interface Pem {
  readonly label: string;
  /** Offset of the line that begins it, and of what is between the lines. */
  readonly at: number;
  readonly from: number;
}

/** The first block that is a key, or else the first one; curves (`EC PARAMETERS`) may be before it. */
function findPem(text: string): Pem | undefined {
  const all = Array.from(text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----/g), (match): Pem => {
    return { label: match[1] ?? '', at: match.index, from: match.index + match[0].length };
  });
  return all.find(({ label }) => Object.hasOwn(READERS, label)) ?? all[0];
}

async function readPem(text: string, { label, at, from }: Pem, { passphrase, note, option }: Reading) {
  const reader = Object.hasOwn(READERS, label) ? READERS[label] : undefined;
  const whereAt = (offset: number) => ({ at: placeAt(text, offset) });
  if (reader === undefined) throw new ToolError('error.label', { label, labels: LABELS }, whereAt(at));
  const to = text.indexOf(`-----END ${label}-----`, from);
  if (to < 0) throw new ToolError('error.end', { label }, whereAt(at));
  const old = findScheme(text.slice(from, to));
  const start = from + (old?.end ?? 0);
  const part = option === undefined ? { from: start, to } : { from: start, to, option };
  const bytes = readBytes(text, 'base64', note, part);
  if (old === undefined) return reader(bytes, passphrase);
  return readDecrypted(() => reader(decryptOld(bytes, old.scheme, passphrase), passphrase));
}

async function readEncrypted(bytes: Uint8Array, passphrase: string): Promise<Key> {
  const pkcs8 = await decrypt(bytes, passphrase);
  return readDecrypted(() => readPkcs8(pkcs8));
}

/** One wrong passphrase in 256 gives padding that looks right, and then what is no key. */
function readDecrypted<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) throw wrongPassphrase();
    throw error;
  }
}
