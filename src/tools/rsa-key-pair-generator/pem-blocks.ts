import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes } from '#formats/bytes/read.ts';
import { childAt, childrenOf, DerError, encodedOf, readDer, readFirstDer, TAG } from '#lib/der';
import { placeAt, type Place } from '#lib/place';

/** The blocks that are read, by their labels (RFC 7468, sections 5 and 7, and those of OpenSSL). */
const KINDS: Readonly<Record<string, Block['is']>> = {
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
  'TRUSTED CERTIFICATE': 'certificate',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
};
const LABELS = Object.keys(KINDS).join(', ');
/** Blocks that come before a key and say its curve or group. */
const SKIPPED = /^(?:EC|DH|DSA) PARAMETERS$/;
const PRIVATE = /PRIVATE KEY$/;

/** More than any list of roots has. */
const MOST = 300;

/** A certificate or a request of the input. */
export interface Block {
  readonly is: 'certificate' | 'request';
  readonly der: Uint8Array;
  /** The place of an offset of the DER in the input. */
  readonly placeOf: (offset: number) => Place;
}

interface Blocks {
  readonly blocks: readonly Block[];
  /** Offsets of the private keys of the input. */
  readonly keys: readonly number[];
}

/**
 * The certificates, requests and private keys of a text: PEM, or Base64 of one in DER. Text between the blocks is passed
 * over (RFC 7468, section 2). Throws `error.certLabel`, `error.end`, `error.noCertificate`, `error.privateKeyAlone`,
 * `error.certCount`, `error.base64…`.
 */
export function readBlocks(text: string, note: RunContext['note']): Blocks {
  const begins = [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----/g)];
  if (begins.length === 0) return { blocks: [readPlain(text, note)], keys: [] };
  const keys: number[] = [];
  const blocks = begins.flatMap(({ 1: label = '', 0: line, index }): Block[] => {
    const fail = (code: 'error.certLabel' | 'error.end', params: Record<string, string>) =>
      new ToolError(code, { label, ...params }, { at: placeAt(text, index) });
    const from = index + line.length;
    const to = text.indexOf(`-----END ${label}-----`, from);
    if (PRIVATE.test(label)) keys.push(index);
    if (PRIVATE.test(label) || SKIPPED.test(label)) return [];
    const is = Object.hasOwn(KINDS, label) ? KINDS[label] : undefined;
    if (is === undefined) throw fail('error.certLabel', { labels: LABELS });
    if (to < 0) throw fail('error.end', {});
    return [{ is, ...readPart(text, from, to, note, label === 'TRUSTED CERTIFICATE') }];
  });
  const [first] = keys;
  if (blocks.length > MOST) throw new ToolError('error.certCount', { count: blocks.length, max: MOST });
  if (blocks.length > 0) return { blocks, keys };
  if (first !== undefined) throw new ToolError('error.privateKeyAlone', {}, { at: placeAt(text, first) });
  throw new ToolError('error.noCertificate');
}

/** Base64 without lines around it. */
function readPlain(text: string, note: RunContext['note']): Block {
  const part = readPart(text, 0, text.length, note, false);
  if (part.der[0] !== TAG.sequence) throw new ToolError('error.noCertificate');
  return { is: isRequest(part.der) ? 'request' : 'certificate', ...part };
}

/** A request has four fields at most, a certificate six at least. */
function isRequest(der: Uint8Array): boolean {
  try {
    const whole = readDer(der);
    return childrenOf(childAt(whole, childrenOf(whole), 0)).length <= 4;
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

/** The DER in a part of the text; after a trusted certificate comes what OpenSSL trusts it for, which is cut off. */
function readPart(text: string, from: number, to: number, note: RunContext['note'], isTrusted: boolean) {
  const bytes = readBytes(text, 'base64', note, { from, to });
  return {
    der: isTrusted ? firstOf(bytes) : bytes,
    placeOf: (offset: number) => placeAt(text, digitAt(text, from, to, Math.floor((offset * 4) / 3))),
  };
}

function firstOf(bytes: Uint8Array): Uint8Array {
  try {
    return encodedOf(readFirstDer(bytes));
  } catch (error) {
    // The reader of all of it says where it is broken.
    if (error instanceof DerError) return bytes;
    throw error;
  }
}

/** The offset of a digit of Base64, counted without the space between the digits. */
function digitAt(text: string, from: number, to: number, number: number): number {
  let rest = number;
  for (let at = from; at < to; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    if (rest === 0) return at;
    rest -= 1;
  }
  return to;
}
