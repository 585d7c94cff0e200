import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { ByteForm } from '#formats/bytes/read.ts';
import { readJson } from '#formats/json/read.ts';
import { findAlgorithm, keyOf, webAlgorithm, type Algorithm, type Bits } from './algorithms.ts';
import { isSame, mac, noteWeakness } from './hmac.ts';
import type { Member } from './json-part.ts';
import { readKeys, type Key } from './keys.ts';
import { publicTexts } from './public-texts.ts';
import { noteAlgorithmSlip, noteSecretSlip } from './slips.ts';
import { WEAK_SECRETS } from './weak-secrets.ts';
import { importPublic, subtleOrNone } from './web-keys.ts';

/** The verdict on the signature. */
export type Check =
  | { readonly is: 'valid' | 'invalid'; /** Kind of the key. */ readonly by: string }
  /** `alg` is `none`. */
  | { readonly is: 'unsigned' }
  /** Somebody used the public key as the secret of an HMAC: a forgery. */
  | { readonly is: 'confused' }
  | { readonly is: 'noKey' }
  | {
      readonly is: 'unknown';
      readonly because: 'https' | 'algorithm' | 'critical' | 'keyKind' | 'publicForHmac' | 'kid' | 'missing';
      /** The algorithm, or names that are not understood. */
      readonly what: string;
      /** Kind of the key that was given. */
      readonly given?: string;
    };

interface Signed {
  readonly algorithm: string;
  readonly kid: string | undefined;
  readonly critical: Member | undefined;
  /** The signed text: header and payload as they were written. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

interface KeyOptions {
  readonly key: string;
  readonly keyForm: ByteForm;
}

/** Below this many bits an RSA key can be broken; the standard asks for them (RFC 7518, section 3.3). */
const LEAST_RSA = 2048;
/** Secrets are only tried on tokens of a usual size: each try reads all of it. */
const TRIED = 65_536;

/** Checks a signature. Throws `ToolError` of the option `key` for a key that cannot be read. */
export async function checkSignature(token: Signed, options: KeyOptions, note: RunContext['note']): Promise<Check> {
  const { key, keyForm } = options;
  const { algorithm: name } = token;
  if (name.toLowerCase() === 'none') {
    note('note.unsigned');
    return { is: 'unsigned' };
  }
  const unknown = unknownCritical(token.critical);
  if (unknown !== '') return { is: 'unknown', because: 'critical', what: unknown };
  const algorithm = findAlgorithm(name);
  if (key === '') {
    if (algorithm?.is === 'hmac' && isGuessed(token, algorithm.bits)) note('note.guessed');
    return { is: 'noKey' };
  }
  const keys = readKeys(key, keyForm, note);
  if (algorithm === undefined) return { is: 'unknown', because: 'algorithm', what: name };
  if (token.signature.length === 0) return { is: 'unknown', because: 'missing', what: name };
  const checkBy = (some: readonly Key[]) =>
    algorithm.is === 'hmac'
      ? checkMac(token, algorithm.bits, some, options, note)
      : checkByPair(token, algorithm, some, note);
  if (token.kid === undefined || keys.length === 1) return checkBy(keys);
  const named = keys.filter(({ kid }) => kid === token.kid);
  if (named.length > 0) return checkBy(named);
  // The ID is a hint (RFC 7515, section 4.1.4), and a key need not have one (RFC 7517, section 4.5).
  const nameless = keys.filter(({ kid }) => kid === undefined);
  const check = nameless.length > 0 ? await checkBy(nameless) : undefined;
  const isFound = check?.is === 'valid' || check?.is === 'confused' || nameless.length === keys.length;
  return check !== undefined && isFound ? check : { is: 'unknown', because: 'kid', what: token.kid };
}

/** Extensions that the token insists on and that are not known here (RFC 7515, section 4.1.11). */
function unknownCritical(critical: Member | undefined): string {
  if (critical === undefined) return '';
  if (critical.kind !== 'array') return 'crit';
  const document = readJson(critical.value, { mode: 'strict' });
  const names = Array.from(document.children(0), (node) =>
    document.kind(node) === 'string' ? document.string(node) : 'crit',
  );
  return names.filter((name) => name !== 'b64').join(', ');
}

function isGuessed({ signed, signature }: Signed, bits: Bits): boolean {
  if (signature.length * 8 !== bits || signed.length > TRIED) return false;
  const encoder = new TextEncoder();
  return WEAK_SECRETS.some((secret) => isSame(mac(bits, encoder.encode(secret), signed), signature));
}

function checkMac(
  token: Signed,
  bits: Bits,
  keys: readonly Key[],
  options: KeyOptions,
  note: RunContext['note'],
): Check {
  const { signed, signature, algorithm } = token;
  const encoder = new TextEncoder();
  const isBySecret = (secret: Uint8Array) => isSame(mac(bits, secret, signed), signature);
  const secrets = keys.flatMap((key) => (key.is === 'secret' ? [key.bytes] : []));
  const right = secrets.find(isBySecret);
  for (const secret of right === undefined ? secrets.slice(0, 1) : [right]) noteWeakness(secret, bits, note);
  if (right !== undefined) return { is: 'valid', by: algorithm };
  if (secrets.length > 0) {
    noteSecretSlip(token, secrets, options, note);
    return { is: 'invalid', by: algorithm };
  }
  const pairs = keys.flatMap((key) => (key.is === 'pair' ? [key] : []));
  const isForged = (pair: (typeof pairs)[number]) =>
    [...pair.texts, ...publicTexts(pair)].some((text) => isBySecret(encoder.encode(text)));
  if (pairs.some(isForged)) return { is: 'confused' };
  return { is: 'unknown', because: 'publicForHmac', what: algorithm, given: pairs[0]?.kind ?? '' };
}

async function checkByPair(
  token: Signed,
  algorithm: Exclude<Algorithm, { is: 'hmac' }>,
  keys: readonly Key[],
  note: RunContext['note'],
): Promise<Check> {
  const wanted = keyOf(algorithm);
  const pairs = keys.flatMap((key) => (key.is === 'pair' && key.kind === wanted ? [key] : []));
  if (pairs.length === 0) {
    const [first] = keys;
    const given = first?.is === 'pair' ? first.kind : '';
    return { is: 'unknown', because: 'keyKind', what: `${token.algorithm} (${wanted})`, given };
  }
  const subtle = subtleOrNone();
  if (subtle === undefined) return { is: 'unknown', because: 'https', what: token.algorithm };
  const { signature } = webAlgorithm(algorithm);
  let problem: ToolError | undefined;
  let tried = 0;
  for (const pair of pairs) {
    try {
      const key = await importPublic(subtle, pair, algorithm);
      tried += 1;
      const isRight = await subtle.verify(signature, key, token.signature, token.signed);
      if (isRight || tried === 1) noteSize(pair.size, note);
      if (isRight) return { is: 'valid', by: pair.kind };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      problem = error;
    }
  }
  if (tried === 0 && problem !== undefined) throw problem;
  await noteAlgorithmSlip(subtle, token, pairs, note);
  return { is: 'invalid', by: wanted };
}

function noteSize(size: number | undefined, note: RunContext['note']): void {
  if (size !== undefined && size < LEAST_RSA) note('note.smallRsa', { bits: size });
}
