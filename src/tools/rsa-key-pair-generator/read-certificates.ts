import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { isBroken, endOfFirst } from '#formats/der/der.ts';
import { findBlocks, type PemBlock } from '#formats/pem/blocks.ts';
import { plainPem } from '#formats/pem/plain.ts';
import { placeAt, type Place } from '#lib/place';
import { kindOf } from './kinds.ts';

/** The labels that are read (RFC 7468, sections 5 and 7, and those of OpenSSL). */
const READ = [
  'CERTIFICATE',
  'X509 CERTIFICATE',
  'TRUSTED CERTIFICATE',
  'CERTIFICATE REQUEST',
  'NEW CERTIFICATE REQUEST',
];
/** Parameters that come before a key. */
const SKIPPED = / PARAMETERS$/;
const PRIVATE = /PRIVATE KEY$/;

/** More than any list of roots has. */
const MOST = 300;

/** A certificate or a request of the input. */
export interface Block {
  readonly is: 'certificate' | 'request';
  readonly der: Uint8Array;
  /** Where it begins in the input; undefined in a file of DER. */
  readonly at: Place | undefined;
}

export interface Blocks {
  readonly blocks: readonly Block[];
  /** The private keys of the input, with their lines. */
  readonly keys: readonly string[];
}

/**
 * The certificates, requests and private keys of a text: PEM, or DER of one in Base64 or hex. Text between the blocks is
 * passed over (RFC 7468, section 2). Throws `error.…`.
 */
export function readBlocks(typed: string, note: RunContext['note']): Blocks {
  const text = plainPem(typed);
  const found = findBlocks(text);
  if (found.length === 0) return { blocks: [readBare(text, note)], keys: [] };
  const blocks = found
    .filter(({ label }) => !PRIVATE.test(label) && !SKIPPED.test(label))
    .map((block) => readPemBlock(text, block, note));
  const keys = found.filter(({ label }) => PRIVATE.test(label));
  if (blocks.length > MOST) throw new ToolError('error.certCount', { count: blocks.length, max: MOST });
  const [first] = keys;
  if (blocks.length === 0) {
    if (first === undefined) throw new ToolError('error.noCertificate');
    throw new ToolError('error.privateKeyAlone', {}, { at: placeAt(text, first.at) });
  }
  return {
    blocks,
    keys: keys.map(({ at, to = text.length }) => text.slice(at, text.indexOf('\n', to) + 1 || undefined)),
  };
}

/** A file of DER. Throws `error.noCertificate`. */
export function readDerFile(bytes: Uint8Array): Blocks {
  return { blocks: [blockOf(bytes, undefined)], keys: [] };
}

function readPemBlock(text: string, { label, at, from, to }: PemBlock, note: RunContext['note']): Block {
  const place = placeAt(text, at);
  if (!READ.includes(label)) {
    throw new ToolError('error.certLabel', { label, labels: READ }, { at: place });
  }
  if (to === undefined) throw new ToolError('error.end', { label }, { at: place });
  const bytes = readBytes(text, 'base64', note, { from, to });
  // After a trusted certificate comes what OpenSSL trusts it for.
  const der = label === 'TRUSTED CERTIFICATE' ? firstOf(bytes) : bytes;
  const kind = kindOf(der);
  if (kind === 'certificate' || kind === 'request') return { is: kind, der, at: place };
  throw new ToolError('error.certStructure', {}, { at: place });
}

function firstOf(bytes: Uint8Array): Uint8Array {
  try {
    return bytes.subarray(0, endOfFirst(bytes));
  } catch (error) {
    // Broken: the reader of all of it says so.
    if (isBroken(error)) return bytes;
    throw error;
  }
}

/** Base64 or hex without lines around it. A sequence of DER begins with 30, in Base64 with M. */
function readBare(text: string, note: RunContext['note']): Block {
  const trimmed = text.trim();
  const form = /^30[\da-f:\s]*$/i.test(trimmed) ? 'hex' : /^M[\w+/\s-]*=*$/.test(trimmed) ? 'base64' : undefined;
  if (form === undefined) throw new ToolError('error.noCertificate');
  return blockOf(readBytes(text, form, note), placeAt(text, text.indexOf(trimmed)));
}

function blockOf(der: Uint8Array, at: Place | undefined): Block {
  const kind = kindOf(der);
  if (kind === 'certificate' || kind === 'request') return { is: kind, der, at };
  throw new ToolError('error.noCertificate', {}, { at });
}
