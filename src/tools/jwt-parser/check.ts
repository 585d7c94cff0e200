import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readJson } from '#formats/json/read.ts';
import { isEqual } from '#lib/bytes';
import { findAlgorithm, kindFor, type Bits, type PairAlgorithm } from './algorithms.ts';
import { mac, noteWeakness } from './hmac.ts';
import type { Member } from './json-part.ts';
import {
  importKey,
  isSignedBy,
  keysFor,
  publicPems,
  readKeys,
  subtleOrNone,
  type Key,
  type KeyOptions,
  type Pair,
} from './keys.ts';
import { notePairMistake, noteSecretMistake } from './mistakes.ts';
import { WEAK_SECRETS } from './weak-secrets.ts';

/** The verdict on the signature. */
export type Check =
  | { readonly is: 'valid' | 'invalid'; /** The algorithm of an HMAC, else the kind of the key. */ readonly by: string }
  /** `alg` is `none`. */
  | { readonly is: 'unsigned' }
  /** Somebody used the public key as the secret of an HMAC: a forgery. */
  | { readonly is: 'confused' }
  | { readonly is: 'noKey' }
  | {
      readonly is: 'unknown';
      readonly because:
        'https' | 'algorithm' | 'critical' | 'keyKind' | 'secretForPair' | 'pairForSecret' | 'kid' | 'missing';
      /** The algorithm, or names that are not understood. */
      readonly what: string;
      /** Kind of the key that was given. */
      readonly given?: string;
    };

export interface Signed {
  readonly algorithm: string;
  readonly kid: string | undefined;
  readonly critical: Member | undefined;
  /** Header and payload as they were written. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Below this many bits an RSA key can be broken; the standard asks for them (RFC 7518, section 3.3). */
const LEAST_RSA = 2048;
/** Bytes of the largest token on which well-known secrets are tried: each try reads all of it. */
const LARGEST_TRIED = 65_536;

/** Checks a signature. Throws `ToolError` of the option `key` for a key that cannot be read. */
export async function checkSignature(token: Signed, options: KeyOptions, note: RunContext['note']): Promise<Check> {
  const { algorithm: name, kid } = token;
  if (name.toLowerCase() === 'none') {
    note('warning.unsigned');
    return { is: 'unsigned' };
  }
  const unknown = unknownExtensions(token.critical);
  if (unknown !== '') return { is: 'unknown', because: 'critical', what: unknown };
  const algorithm = findAlgorithm(name);
  if (options.key === '') {
    if (algorithm?.is === 'hmac' && isGuessed(token, algorithm.bits)) note('warning.guessed');
    return { is: 'noKey' };
  }
  const keys = await readKeys(options, note);
  if (algorithm === undefined) return { is: 'unknown', because: 'algorithm', what: name };
  if (token.signature.length === 0) return { is: 'unknown', because: 'missing', what: name };
  const meant = keysFor(keys, kid);
  const isKnown = kid === undefined || keys.length === 1 || meant.some((key) => key.kid === kid);
  const check =
    meant.length === 0
      ? undefined
      : algorithm.is === 'hmac'
        ? await checkMac(token, algorithm.bits, meant, options, note)
        : await checkByPair(token, algorithm, meant, note);
  const isFound = check?.is === 'valid' || check?.is === 'confused' || meant.length === keys.length;
  // A key without an ID that does not match says nothing while others have one: the right key may be missing.
  return check !== undefined && (isKnown || isFound) ? check : { is: 'unknown', because: 'kid', what: kid ?? '' };
}

/** Names of extensions that the token insists on and that are not known here (RFC 7515, section 4.1.11). */
function unknownExtensions(critical: Member | undefined): string {
  if (critical === undefined) return '';
  if (critical.kind !== 'array') return 'crit';
  const document = readJson(critical.value, { mode: 'strict' });
  const names = Array.from(document.children(0), (node) =>
    document.kind(node) === 'string' ? document.string(node) : 'crit',
  );
  return names.filter((name) => name !== 'b64').join(', ');
}

function isGuessed({ signed, signature }: Signed, bits: Bits): boolean {
  if (signature.length * 8 !== bits || signed.length > LARGEST_TRIED) return false;
  const encoder = new TextEncoder();
  return WEAK_SECRETS.some((secret) => isEqual(mac(bits, encoder.encode(secret), signed), signature));
}

async function checkMac(
  token: Signed,
  bits: Bits,
  keys: readonly Key[],
  options: KeyOptions,
  note: RunContext['note'],
): Promise<Check> {
  const { signed, signature, algorithm } = token;
  const isBySecret = (secret: Uint8Array) => isEqual(mac(bits, secret, signed), signature);
  const secrets = keys.flatMap((key) => (key.is === 'secret' ? [key.bytes] : []));
  const right = secrets.find(isBySecret);
  for (const secret of right === undefined ? secrets.slice(0, 1) : [right]) noteWeakness(secret, bits, note);
  if (right !== undefined) return { is: 'valid', by: algorithm };
  if (secrets.length > 0) {
    noteSecretMistake(token, secrets, options, note);
    return { is: 'invalid', by: algorithm };
  }
  const pairs = keys.flatMap((key) => (key.is === 'pair' ? [key] : []));
  const encoder = new TextEncoder();
  for (const pair of pairs)
    if ((await secretTexts(pair)).some((text) => isBySecret(encoder.encode(text)))) return { is: 'confused' };
  return { is: 'unknown', because: 'pairForSecret', what: algorithm, given: pairs[0]?.kind ?? '' };
}

/** What a program that expects a public key may take for the secret of an HMAC (RFC 8725, section 2.1). */
async function secretTexts(pair: Pair): Promise<readonly string[]> {
  const pems = subtleOrNone() === undefined ? [] : await publicPems(pair);
  return [...pair.texts, ...pems.flatMap((pem) => [pem, `${pem}\n`])];
}

async function checkByPair(
  token: Signed,
  algorithm: PairAlgorithm,
  keys: readonly Key[],
  note: RunContext['note'],
): Promise<Check> {
  const { algorithm: name } = token;
  const all = keys.flatMap((key) => (key.is === 'pair' ? [key] : []));
  const wanted = kindFor(algorithm);
  const what = `${name} (${wanted})`;
  if (all.length === 0) return { is: 'unknown', because: 'secretForPair', what };
  if (subtleOrNone() === undefined) return { is: 'unknown', because: 'https', what: name };
  const pairs = all.filter(({ kind }) => kind === wanted);
  if (pairs.length === 0) return { is: 'unknown', because: 'keyKind', what, given: all[0]?.kind ?? '' };
  let problem: ToolError | undefined;
  let tried = 0;
  for (const pair of pairs) {
    try {
      const key = await importKey(pair, name, 'verify');
      tried += 1;
      const isRight = await isSignedBy(key, algorithm, token);
      if (isRight || tried === 1) noteSize(pair, note);
      if (isRight) return { is: 'valid', by: pair.kind };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      problem = error;
    }
  }
  if (tried === 0 && problem !== undefined) throw problem;
  await notePairMistake(token, algorithm, pairs, note);
  return { is: 'invalid', by: wanted };
}

/** Says of an RSA key that it is shorter than the standard allows. */
export function noteSize({ size }: Pair, note: RunContext['note']): void {
  if (size !== undefined && size < LEAST_RSA) note('warning.smallRsa', { bits: size });
}
