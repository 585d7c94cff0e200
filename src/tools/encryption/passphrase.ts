import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64, toHex } from '#lib/bytes';
import { concat, isContainer, isSalted, MAGIC, readPassphrase, refuseJwe, showBytes } from './reading.ts';
import {
  BLOCKS,
  decryptWith,
  deriveKey,
  encryptWith,
  HEADER,
  SALT,
  type Algorithm,
  type Derivation,
} from './salted.ts';

export interface Shared {
  readonly passphrase: string;
  readonly algorithm: Algorithm;
  readonly iterations: number;
}

type Context = Pick<RunContext, 'sources' | 'note'>;

/** The defaults of `openssl enc`. */
const OPENSSL_ITERATIONS = 10_000;

/** A text in OpenSSL's salted format. Throws `error.passphraseMissing`. */
export async function encrypt(
  text: string,
  options: Shared & { readonly derivation: Derivation; readonly encoding: 'base64' | 'hex' },
  { sources, note }: Context,
): Promise<string> {
  const { algorithm, iterations, encoding } = options;
  const passphrase = readPassphrase(options.passphrase, note);
  const data = readBytes(text, 'text', note);
  const salt = sources.random(SALT);
  const derivation = isStream(algorithm) ? 'md5' : options.derivation;
  noteWeak(algorithm, derivation, note);
  const key = await deriveKey(passphrase, salt, algorithm, { derivation, iterations });
  const bytes = concat(MAGIC, salt, encryptWith(algorithm, key, data));
  return encoding === 'hex' ? toHex(bytes) : toBase64(bytes);
}

/**
 * The text of OpenSSL's salted format, in Base64 or hex. Throws `error.…`: what is no such format, a wrong passphrase where
 * padding or text give it away, and `error.severalDerivations` of bytes where the padding, right by chance with one wrong key in
 * 256, does not tell how the key was made.
 */
export async function decrypt(
  text: string,
  options: Shared & { readonly derivation: Derivation | 'auto'; readonly shown: ByteForm },
  { note }: Context,
): Promise<string> {
  const { algorithm, shown } = options;
  const passphrase = readPassphrase(options.passphrase, note);
  const bytes = readSalted(text, note);
  const salt = bytes.subarray(MAGIC.length, HEADER);
  const data = bytes.subarray(HEADER);
  const block = BLOCKS[algorithm];
  if (block !== undefined && (data.length === 0 || data.length % block !== 0)) {
    throw new ToolError('error.blocks', { count: data.length, block });
  }
  let isText = true;
  const fitting: Uint8Array[] = [];
  for (const settings of triesOf(options)) {
    const key = await deriveKey(passphrase, salt, algorithm, settings);
    const plain = decryptWith(algorithm, key, data);
    if (plain === undefined) continue;
    if (shown !== 'text') {
      fitting.push(plain);
      continue;
    }
    try {
      return showBytes(plain, shown, 'error.notText');
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      isText = false;
    }
  }
  const [plain, another] = fitting;
  if (another !== undefined) throw new ToolError('error.severalDerivations', {}, { option: 'derivation' });
  if (plain !== undefined) return showBytes(plain, shown, 'error.notText');
  throw new ToolError(isText ? 'error.wrongPassphrase' : 'error.notText', {}, { option: 'passphrase' });
}

/** These have one derivation, and no padding that would tell a wrong key. */
export const isStream = (algorithm: Algorithm) => BLOCKS[algorithm] === undefined;

const OLD: Readonly<Partial<Record<Algorithm, string>>> = { tripledes: 'TripleDES', rabbit: 'Rabbit', rc4: 'RC4' };

/** Notes what is weak about what was encrypted, which the result itself does not show. */
export function noteWeak(algorithm: Algorithm, derivation: Derivation, note: RunContext['note']): void {
  const name = OLD[algorithm];
  if (name !== undefined) note('note.weakCipher', { algorithm: name }, { option: 'algorithm' });
  if (derivation === 'pbkdf2') return;
  note('note.weakDerivation', { hash: derivation === 'md5' ? 'MD5' : 'SHA-256' }, { option: 'derivation' });
}

/** The derivations to try, likelier ones first; only padding and text tell which one it was. */
export function triesOf({
  algorithm,
  derivation,
  iterations,
}: Shared & { readonly derivation: Derivation | 'auto' }): readonly { derivation: Derivation; iterations: number }[] {
  if (isStream(algorithm)) return [{ derivation: 'md5', iterations }];
  if (derivation !== 'auto') return [{ derivation, iterations }];
  const known = iterations === OPENSSL_ITERATIONS ? [iterations] : [iterations, OPENSSL_ITERATIONS];
  return [
    ...(['md5', 'sha256'] as const).map((quick) => ({ derivation: quick, iterations })),
    ...known.map((count) => ({ derivation: 'pbkdf2' as const, iterations: count })),
  ];
}

/** The bytes of a text that begin with "Salted__". */
function readSalted(text: string, note: RunContext['note']): Uint8Array {
  refuseJwe(text);
  const bytes = readBytes(text, /^\s*53616c7465645f5f/i.test(text) ? 'hex' : 'base64', note);
  if (bytes.length < HEADER || !isSalted(bytes)) {
    throw new ToolError(isContainer(bytes) ? 'error.isContainer' : 'error.notSalted');
  }
  return bytes;
}
