import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteReplaced } from '#formats/bytes/read.ts';
import type { Sources } from '#lib/sources';
import { factsOf, type KeyFacts } from './facts.ts';
import {
  CURVES,
  ecFromSecret,
  OCTET_SIZE,
  octetFromSecret,
  type CurveName,
  type Key,
  type OctetType,
  type RsaKey,
} from './key.ts';
import { readPkcs8 } from './key-der.ts';
import { generateRsa } from './primes.ts';
import { readKey } from './read-key.ts';
import { noteWeak } from './weak.ts';
import {
  checkPrivate,
  checkPublic,
  noteComment,
  writePrivate,
  writePublic,
  type PrivateFormat,
  type PublicFormat,
} from './write-key.ts';

export type Algorithm = 'rsa' | OctetType | CurveName;

interface Writing {
  readonly privateFormat: PrivateFormat;
  readonly publicFormat: PublicFormat;
  readonly comment: string;
  readonly passphrase: string;
}
interface Options extends Writing {
  readonly algorithm: Algorithm;
  readonly bits: number;
}

export interface KeyPair extends KeyFacts {
  readonly publicKey: string;
  readonly privateKey: string;
}

type Context = Pick<RunContext, 'sources' | 'note' | 'progress'>;

/** A new pair. Throws `error.bitsStep`, and `error.…` of formats that do not fit. */
export async function generate(options: Options, context: Context): Promise<KeyPair> {
  const { algorithm, bits } = options;
  if (algorithm === 'rsa' && bits % 8 !== 0) throw new ToolError('error.bitsStep', {}, { option: 'bits' });
  const type = algorithm === 'rsa' || algorithm === 'ed25519' || algorithm === 'x25519' ? algorithm : 'ec';
  check(type, options);
  return writePair(await makeKey(algorithm, bits, context), options, context);
}

/**
 * A pair in other formats, or with another passphrase or comment: its private key is read without a passphrase. Throws
 * `error.…` of a text that is no private key, and of formats that do not fit.
 */
export async function rewrite(text: string, options: Writing, context: Context): Promise<KeyPair> {
  const { key } = await readKey(text, { passphrase: '', note: context.note });
  if (key.secret === undefined) throw new ToolError('error.noPrivate');
  check(key.type, options);
  return writePair(key, options, context);
}

const settingsOf = ({ privateFormat, comment, passphrase }: Writing) => ({
  format: privateFormat,
  comment,
  passphrase,
});

function check(type: Key['type'], options: Writing): void {
  checkPublic(type, options.publicFormat, options.comment);
  checkPrivate(type, settingsOf(options));
}

async function writePair(key: Key, options: Writing, context: Context): Promise<KeyPair> {
  const { comment } = options;
  noteComment(options, context.note);
  for (const option of ['comment', 'passphrase'] as const) noteReplaced(options[option], context.note, { option });
  noteWeak(key, context.note);
  return {
    publicKey: writePublic(key, options.publicFormat, comment),
    privateKey: await writePrivate(key, settingsOf(options), context.sources),
    ...factsOf(key),
  };
}

async function makeKey(algorithm: Algorithm, bits: number, { sources, progress }: Context): Promise<Key> {
  switch (algorithm) {
    case 'rsa':
      return (await makeRsaByPlatform(bits)) ?? generateRsa(bits, sources, (share) => progress(share, 1));
    case 'ed25519':
    case 'x25519':
      return octetFromSecret(algorithm, sources.random(OCTET_SIZE));
    default:
      return ecFromSecret(algorithm, newSecret(algorithm, sources));
  }
}

function newSecret(algorithm: keyof typeof CURVES, { random }: Sources): Uint8Array {
  const { curve, size } = CURVES[algorithm];
  // Half as many bytes more than needed, so that no number is likelier than another (FIPS 186-5, A.2.1).
  return curve.utils.randomSecretKey(random(curve.lengths.seed ?? size + Math.ceil(size / 2)));
}

/** Below, browsers refuse. */
const PLATFORM_BITS = 512;

/**
 * An RSA pair by WebCrypto, many times as fast and with randomness of its own; undefined where it is not there (plain http) or
 * does not take the size.
 */
export async function makeRsaByPlatform(bits: number): Promise<RsaKey | undefined> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined || bits < PLATFORM_BITS) return undefined;
  const wanted = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: bits,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  };
  try {
    const { privateKey } = await subtle.generateKey(wanted, true, ['sign', 'verify']);
    const key = readPkcs8(new Uint8Array(await subtle.exportKey('pkcs8', privateKey)));
    return key.type === 'rsa' ? key : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
