import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { broken, isBroken } from '#formats/der/der.ts';
import { findBlocks, type PemBlock } from '#formats/pem/blocks.ts';
import { plainPem } from '#formats/pem/plain.ts';
import { placeAt } from '#lib/place';
import { readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import { readPkcs1Private, readPkcs1Public, readPkcs8, readSec1, readSpki } from './key-der.ts';
import { kindOf, LABELS } from './kinds.ts';
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

/** `ssh-rsa AAAA… comment`, with the options of `authorized_keys` before it or not. */
const LINE = /^(?:[^\n]* )?((?:ssh-(?:rsa|ed25519|dss)|(?:sk-)?(?:ecdsa-sha2|ssh)-[\w@.-]+) +)(\S+)(?: +([^\n]*))?$/;
/** Bytes without lines around them: DER, which begins with a sequence. */
const BARE_BASE64 = /^M[\w+/\s-]+=*$/;
const BARE_HEX = /^30[\da-f:\s]+$/i;

/**
 * The key that a text is: PEM, a line of OpenSSH, a JWK, or DER in Base64 or hex. Bytes are read by what they hold, not by
 * their label. Throws `error.…`.
 */
export async function readKey(text: string, reading: Reading): Promise<ReadKey> {
  const { option } = reading;
  try {
    return await readAny(plainPem(text), reading);
  } catch (error) {
    if (!(error instanceof ToolError) || option === undefined || error.where.option !== undefined) throw error;
    throw new ToolError(error.code, error.params, { ...error.where, option });
  }
}

async function readAny(text: string, reading: Reading): Promise<ReadKey> {
  const block = chooseBlock(findBlocks(text));
  if (block !== undefined) return readBlock(text, block, reading);
  if (text.trimStart().startsWith('{')) return withoutComment(readJwk(text));
  const trimmed = text.trim();
  const line = LINE.exec(trimmed);
  if (line !== null) return readLine(text, line, reading);
  const form = BARE_HEX.test(trimmed) ? 'hex' : BARE_BASE64.test(trimmed) ? 'base64' : undefined;
  if (form === undefined) throw new ToolError('error.noKey');
  return readContent(readBytes(text, form, reading.note), undefined, reading);
}

const withoutComment = (key: Key): ReadKey => ({ key, comment: '' });

/** The first that may be a key, or else the first one; parameters of a curve may come before it. */
const chooseBlock = (blocks: readonly PemBlock[]): PemBlock | undefined =>
  blocks.find(({ label }) => label.endsWith(' KEY') || label.endsWith('KEY BLOCK')) ?? blocks[0];

function readLine(text: string, [, name = '', digits = '', comment = '']: RegExpExecArray, { note }: Reading): ReadKey {
  const from = text.indexOf(digits, text.indexOf(name) + name.length);
  const bytes = readBytes(text, 'base64', note, { from, to: from + digits.length });
  return { key: at(text, from, () => readBlob(bytes)), comment };
}

async function readBlock(text: string, block: PemBlock, reading: Reading): Promise<ReadKey> {
  const { label, from, to } = block;
  const where = { at: placeAt(text, block.at) };
  if (to === undefined) throw new ToolError('error.end', { label }, where);
  const old = findScheme(text.slice(from, to));
  const bytes = readBytes(text, 'base64', reading.note, { from: from + (old?.end ?? 0), to });
  try {
    if (old === undefined) return await readContent(bytes, label, reading);
    const plain = decryptOld(bytes, old.scheme, reading.passphrase);
    return await readDecrypted(() => readContent(plain, label, reading));
  } catch (error) {
    if (!(error instanceof ToolError) || error.where.at !== undefined) throw error;
    throw new ToolError(error.code, error.params, { ...where, ...error.where });
  }
}

/** Reads bytes by what they hold; `label` is what PEM calls them. */
async function readContent(bytes: Uint8Array, label: string | undefined, reading: Reading): Promise<ReadKey> {
  const kind = kindOf(bytes);
  if (kind === 'certificate' || kind === 'request') throw new ToolError('error.isCertificate');
  if (kind === undefined) throw unreadable(label);
  if (label !== undefined && label !== LABELS[kind]) reading.note('warning.label', { label, right: LABELS[kind] });
  switch (kind) {
    case 'openssh':
      return readPrivate(bytes, reading.passphrase);
    case 'encrypted': {
      const pkcs8 = await decrypt(bytes, reading.passphrase);
      return readDecrypted(() => Promise.resolve(withoutComment(readPkcs8(pkcs8))));
    }
    default:
      return withoutComment(READERS[kind](bytes));
  }
}

const READERS = {
  spki: readSpki,
  pkcs1Public: readPkcs1Public,
  pkcs8: readPkcs8,
  pkcs1: readPkcs1Private,
  sec1: (bytes: Uint8Array): Key => readSec1(bytes),
};
const KEY_LABELS: readonly string[] = Object.values(LABELS).filter((label) => label.endsWith('KEY'));

/** Broken bytes, or a block of a kind that is not read here, such as a key of DSA or PGP. */
function unreadable(label: string | undefined): ToolError {
  if (label === undefined || KEY_LABELS.includes(label)) return broken();
  return new ToolError('error.label', { label, labels: KEY_LABELS });
}

/** One wrong passphrase in 256 gives padding that looks right, and then what is no key. */
async function readDecrypted(read: () => Promise<ReadKey>): Promise<ReadKey> {
  try {
    return await read();
  } catch (error) {
    throw isBroken(error) ? wrongPassphrase() : error;
  }
}

function at<T>(text: string, offset: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError(error.code, error.params, { at: placeAt(text, offset), ...error.where });
  }
}
