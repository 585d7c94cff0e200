import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { findAlgorithm, webAlgorithm, type Bits } from './algorithms.ts';
import { isSame, mac } from './hmac.ts';
import type { Key } from './keys.ts';
import { importPublic } from './web-keys.ts';

/* The usual mistakes that keep a right signature from matching: each is tried, and the one that matches is named. */

type Pair = Extract<Key, { is: 'pair' }>;

interface Signed {
  readonly algorithm: string;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const SIZES: readonly Bits[] = [256, 384, 512];
/** Keys of a set that are tried with the other algorithms: each try takes about a millisecond. */
const TRIED = 20;

/** Notes how the secret would have to be read, or which other HMAC it is, for the signature to match. */
export function noteSecretSlip(
  { algorithm, signed, signature }: Signed,
  secrets: readonly Uint8Array[],
  { key, keyForm }: { readonly key: string; readonly keyForm: ByteForm },
  note: RunContext['note'],
): void {
  // The signature is as long as the hash, so that it says which HMAC it can be.
  const bits = SIZES.find((size) => size / 8 === signature.length);
  if (bits === undefined) return;
  const isRight = (secret: Uint8Array) => isSame(mac(bits, secret, signed), signature);
  const isTyped = !/^\s*(?:-----BEGIN |\{)/.test(key);
  if (!secrets.some(isRight)) {
    const others = isTyped ? readings(key, keyForm) : [];
    const slip = others.find(({ secret }) => secret !== undefined && isRight(secret));
    if (slip === undefined) return;
    note(...slip.note);
  }
  if (algorithm !== `HS${bits}`) note('note.otherAlgorithm', { algorithm: `HS${bits}` });
}

interface Reading {
  readonly note: readonly [code: string, params?: { readonly ending: string }];
  readonly secret: Uint8Array | undefined;
}

function readings(key: string, form: ByteForm): Reading[] {
  const trimmed = key.trim();
  const unbroken = key.replace(/(?:\r\n|\n|\r)$/, '');
  const base64 = /[-_]/.test(key) ? 'note.keyBase64url' : 'note.keyBase64';
  return [
    { note: ['note.keyText'], secret: tryBytes(key, 'text') },
    { note: ['note.keyHex'], secret: tryBytes(trimmed, 'hex') },
    { note: [base64], secret: tryBytes(trimmed, 'base64') },
    { note: ['note.keyNoBreak'], secret: tryBytes(unbroken, form) },
    { note: ['note.keyTrimmed'], secret: tryBytes(trimmed, form) },
    { note: ['note.keyBreak', { ending: 'LF' }], secret: tryBytes(`${unbroken}\n`, 'text') },
    { note: ['note.keyBreak', { ending: 'CRLF' }], secret: tryBytes(`${unbroken}\r\n`, 'text') },
  ];
}

function tryBytes(text: string, form: ByteForm): Uint8Array | undefined {
  try {
    return readBytes(text, form, () => undefined);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

const RSA_ALGORITHMS = ['RS', 'PS'].flatMap((family) => SIZES.map((bits) => `${family}${bits}`));

/** Notes which other algorithm of RSA the signature is of. */
export async function noteAlgorithmSlip(
  subtle: SubtleCrypto,
  { algorithm, signed, signature }: Signed,
  pairs: readonly Pair[],
  note: RunContext['note'],
): Promise<void> {
  if (!RSA_ALGORITHMS.includes(algorithm)) return;
  for (const name of RSA_ALGORITHMS.filter((other) => other !== algorithm)) {
    const other = findAlgorithm(name);
    if (other === undefined || other.is === 'hmac') continue;
    for (const pair of pairs.slice(0, TRIED)) {
      if (!(await isSignedBy(pair, other))) continue;
      note('note.otherAlgorithm', { algorithm: name });
      return;
    }
  }

  async function isSignedBy(pair: Pair, other: Parameters<typeof webAlgorithm>[0]): Promise<boolean> {
    try {
      const key = await importPublic(subtle, pair, other);
      return await subtle.verify(webAlgorithm(other).signature, key, signature, signed);
    } catch {
      // Broken keys of a set, and keys too small for the padding of an algorithm, match nothing.
      return false;
    }
  }
}
