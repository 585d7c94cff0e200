import { concatBytes } from '@noble/ciphers/utils.js';
import { ToolError } from '#engine/error';
import { toBase64 } from '#lib/bytes';
import type { Sources } from '#lib/sources';
import {
  checkRsa,
  CURVES,
  curveNames,
  ecFromPoint,
  ecFromSecret,
  octetFromPoint,
  octetFromSecret,
  secretOf,
  type CurveName,
  type SshKey,
} from './key.ts';
import { bytesOf, numberOf } from './numbers.ts';
import { wrongPassphrase } from './pbes2.ts';
import { cipherNamed, decrypt, encrypt, WRITTEN } from './ssh-cipher.ts';

/* Keys as OpenSSH has them: the wire format (RFC 4253, 5656, 8709) and PROTOCOL.key of OpenSSH. */

type Bytes = Uint8Array<ArrayBuffer>;

const MAGIC = 'openssh-key-v1\0';
export const startsWithMagic = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC;
const ascii = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Bytes => Uint8Array.from(concatBytes(...parts));
const uint32 = (value: number): Bytes => bytesOf(BigInt(value), 4);
const string = (value: Uint8Array | string): Bytes => {
  const bytes = typeof value === 'string' ? ascii(value) : value;
  return joined(uint32(bytes.length), bytes);
};
const mpint = (value: bigint): Bytes => {
  const bytes = bytesOf(value);
  return string((bytes[0] ?? 0) < 0x80 ? bytes : joined(Uint8Array.of(0), bytes));
};

/** The name of a kind of keys in SSH. */
function sshName(key: SshKey): string {
  if (key.type === 'rsa') return 'ssh-rsa';
  return key.type === 'ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${CURVES[key.curve].ssh}`;
}

/** A public key on the wire; its digests are the fingerprints. */
export function writeBlob(key: SshKey): Bytes {
  const name = string(sshName(key));
  if (key.type === 'rsa') return joined(name, mpint(key.e), mpint(key.n));
  if (key.type === 'ed25519') return joined(name, string(key.point));
  return joined(name, string(CURVES[key.curve].ssh), string(key.point));
}

/** A line of `authorized_keys`. */
export const writeLine = (key: SshKey, comment: string): string =>
  `${sshName(key)} ${toBase64(writeBlob(key))}${comment === '' ? '' : ` ${comment}`}`;

/** The bytes of `-----BEGIN OPENSSH PRIVATE KEY-----`; encrypted unless the passphrase is empty. */
export function writePrivate(
  key: SshKey,
  { comment, passphrase }: { readonly comment: string; readonly passphrase: string },
  { random }: Sources,
): Bytes {
  const check = random(4);
  const inner = joined(check, check, string(sshName(key)), ...privateFields(key), string(comment));
  const isPlain = passphrase === '';
  const block = isPlain ? 8 : WRITTEN.block;
  const padding = Uint8Array.from({ length: (block - (inner.length % block)) % block }, (_, index) => index + 1);
  const padded = joined(inner, padding);
  const salt = isPlain ? new Uint8Array(0) : random(WRITTEN.salt);
  const head = isPlain
    ? ['none', 'none', ''].map(string)
    : [string(WRITTEN.cipher), string('bcrypt'), string(joined(string(salt), uint32(WRITTEN.rounds)))];
  return joined(
    ascii(MAGIC),
    ...head,
    uint32(1),
    string(writeBlob(key)),
    string(isPlain ? padded : encrypt(padded, passphrase, salt)),
  );
}

function privateFields(key: SshKey): Bytes[] {
  switch (key.type) {
    case 'rsa': {
      const { d, p, q, qi } = secretOf(key);
      return [key.n, key.e, d, qi, p, q].map(mpint);
    }
    case 'ec':
      return [string(CURVES[key.curve].ssh), string(key.point), mpint(numberOf(secretOf(key)))];
    case 'ed25519':
      return [string(key.point), string(joined(secretOf(key), key.point))];
  }
}

/** Reads piece by piece; what ends too early is `error.structure`. */
function readerOf(bytes: Uint8Array) {
  let at = 0;
  const take = (size: number) => {
    if (at + size > bytes.length) throw new ToolError('error.structure');
    at += size;
    return bytes.subarray(at - size, at);
  };
  const number = () => Number(numberOf(take(4)));
  const bytesNext = () => take(number());
  const text = () => new TextDecoder().decode(bytesNext());
  return { take, number, bytes: bytesNext, text, mpint: () => numberOf(bytesNext()) };
}
type Reader = ReturnType<typeof readerOf>;

function curveOf(name: string): CurveName {
  const found = curveNames.find((curve) => CURVES[curve].ssh === name);
  if (found === undefined) throw new ToolError('error.curve', { name, curves: curveNames });
  return found;
}

/** A public key on the wire. Throws `error.…`. */
export function readBlob(bytes: Uint8Array): SshKey {
  const read = readerOf(bytes);
  const name = read.text();
  if (name === 'ssh-rsa') {
    const e = read.mpint();
    return checkRsa({ type: 'rsa', e, n: read.mpint() });
  }
  if (name === 'ssh-ed25519') return octetFromPoint('ed25519', read.bytes());
  if (name.startsWith('ecdsa-sha2-')) return ecFromPoint(curveOf(read.text()), read.bytes());
  throw new ToolError('error.algorithm', { name });
}

/** The content of `-----BEGIN OPENSSH PRIVATE KEY-----`. Throws `error.…`. */
export function readPrivate(bytes: Uint8Array, passphrase: string): { readonly key: SshKey; readonly comment: string } {
  const read = readerOf(bytes);
  read.take(MAGIC.length);
  const [cipher, derivation, options] = [read.text(), read.text(), read.bytes()];
  if (read.number() !== 1) throw new ToolError('error.structure');
  read.bytes();
  const data = read.bytes();
  if (cipher === 'none') return readInner(data);
  const known = cipherNamed(cipher);
  if (derivation !== 'bcrypt') throw new ToolError('error.structure');
  const settings = readerOf(options);
  const [salt, rounds] = [settings.bytes(), settings.number()];
  return readInner(decrypt(known, joined(data, read.take(known.tag)), passphrase, { salt, rounds }), true);
}

function readInner(bytes: Uint8Array, isEncrypted = false): { readonly key: SshKey; readonly comment: string } {
  const inner = readerOf(bytes);
  // Two numbers that are the same only if it is decrypted with the right key.
  if (inner.number() !== inner.number()) throw isEncrypted ? wrongPassphrase() : new ToolError('error.structure');
  return { key: readFields(inner), comment: inner.text() };
}

function readFields(read: Reader): SshKey {
  const name = read.text();
  if (name === 'ssh-rsa') {
    const [n, e, d] = [read.mpint(), read.mpint(), read.mpint()];
    const [qi, p, q] = [read.mpint(), read.mpint(), read.mpint()];
    if (p < 2n || q < 2n) throw new ToolError('error.rsa');
    return checkRsa({ type: 'rsa', n, e, secret: { d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi } });
  }
  if (name === 'ssh-ed25519') {
    const point = read.bytes();
    return octetFromSecret('ed25519', read.bytes().subarray(0, 32), point);
  }
  if (name.startsWith('ecdsa-sha2-')) {
    const curve = curveOf(read.text());
    const point = read.bytes();
    return ecFromSecret(curve, bytesOf(read.mpint()), point);
  }
  throw new ToolError('error.algorithm', { name });
}
