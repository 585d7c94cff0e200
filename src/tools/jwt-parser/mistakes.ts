import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { tryBytes, type ByteForm } from '#formats/bytes/read.ts';
import { isEqual } from '#lib/bytes';
import { findAlgorithm, SIZES, type PairAlgorithm } from './algorithms.ts';
import { mac } from './hmac.ts';
import { readKeyText } from './key-text.ts';
import { importKey, isSignedBy, type KeyOptions, type Pair } from './keys.ts';

/* The usual mistakes that keep a right signature from matching: each is tried, and the one that matches is named. */

interface Signed {
  readonly algorithm: string;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Notes how the secret would have to be read, or which other HMAC it is, for the signature to match. */
export function noteSecretMistake(
  { algorithm, signed, signature }: Signed,
  secrets: readonly Uint8Array[],
  { key, keyForm }: KeyOptions,
  note: RunContext['note'],
): void {
  // The signature is as long as the hash, so that it says which HMAC it can be.
  const bits = SIZES.find((size) => size / 8 === signature.length);
  if (bits === undefined) return;
  const isRight = (secret: Uint8Array) => isEqual(mac(bits, secret, signed), signature);
  if (!secrets.some(isRight)) {
    const others = readKeyText(key) === undefined ? readings(key, keyForm) : [];
    const other = others.find(({ secret }) => secret !== undefined && isRight(secret));
    if (other === undefined) return;
    note(...other.note);
  }
  if (algorithm !== `HS${bits}`) note('warning.otherAlgorithm', { algorithm: `HS${bits}` });
}

interface Reading {
  readonly note: readonly [code: string, params?: { readonly ending: string }];
  readonly secret: Uint8Array | undefined;
}

function readings(key: string, form: ByteForm): Reading[] {
  const trimmed = key.trim();
  const unbroken = key.replace(/(?:\r\n|\n|\r)$/, '');
  return [
    { note: ['note.keyText'], secret: tryBytes(key, 'text') },
    { note: ['note.keyHex'], secret: tryBytes(trimmed, 'hex') },
    { note: [/[-_]/.test(key) ? 'note.keyBase64url' : 'note.keyBase64'], secret: tryBytes(trimmed, 'base64') },
    { note: ['note.keyNoBreak'], secret: tryBytes(unbroken, form) },
    { note: ['note.keyTrimmed'], secret: tryBytes(trimmed, form) },
    { note: ['note.keyBreak', { ending: 'LF' }], secret: tryBytes(`${unbroken}\n`, 'text') },
    { note: ['note.keyBreak', { ending: 'CRLF' }], secret: tryBytes(`${unbroken}\r\n`, 'text') },
  ];
}

/** Keys of a set that are tried: each try takes about a millisecond. */
const MOST_TRIED = 20;
const RSA_ALGORITHMS = ['RS', 'PS'].flatMap((family) => SIZES.map((bits) => `${family}${bits}`));

/** Notes which other algorithm of RSA the signature is of, or that one of ECDSA is in DER. */
export async function notePairMistake(
  { algorithm: name, signed, signature }: Signed,
  algorithm: PairAlgorithm,
  pairs: readonly Pair[],
  note: RunContext['note'],
): Promise<void> {
  if (algorithm.is === 'ecdsa') {
    const raw = rawOfDer(signature, algorithm.bits === 512 ? 66 : algorithm.bits / 8);
    if (raw !== undefined && (await isSigned(name, algorithm, raw))) note('warning.derSignature');
    return;
  }
  for (const other of algorithm.is === 'eddsa' ? [] : RSA_ALGORITHMS) {
    const tried = findAlgorithm(other);
    if (other === name || tried === undefined || tried.is === 'hmac') continue;
    if (!(await isSigned(other, tried, signature))) continue;
    note('warning.otherAlgorithm', { algorithm: other });
    return;
  }

  async function isSigned(as: string, by: PairAlgorithm, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    for (const pair of pairs.slice(0, MOST_TRIED)) {
      try {
        const key = await importKey(pair, as, 'verify');
        if (await isSignedBy(key, by, { signature: bytes, signed })) return true;
      } catch (error) {
        // A broken key of a set matches nothing.
        if (!(error instanceof ToolError)) throw error;
      }
    }
    return false;
  }
}

/** The two numbers of an ECDSA signature one after another (RFC 7518, section 3.4), of DER (RFC 3279, section 2.2.3). */
function rawOfDer(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] !== 0x30) return undefined;
  const raw = new Uint8Array(2 * size);
  let at = (bytes[1] ?? 0) === 0x81 ? 3 : 2;
  for (const end of [size, 2 * size]) {
    const length = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0x02 || at + 2 + length > bytes.length) return undefined;
    const number = bytes.subarray(at + 2, at + 2 + length);
    const digits = number.subarray(number[0] === 0 ? 1 : 0);
    if (digits.length > size) return undefined;
    raw.set(digits, end - digits.length);
    at += 2 + length;
  }
  return at === bytes.length ? raw : undefined;
}
