import { cbc } from '@noble/ciphers/aes.js';
import { ToolError } from '#engine/error';
import {
  childAt,
  childrenOf,
  integer,
  integerOf,
  nothing,
  octets,
  octetsOf,
  oid,
  oidOf,
  readDer,
  sequence,
  TAG,
} from '#lib/der';
import { pbkdf2 } from '#lib/pbkdf2';
import type { Sources } from '#lib/sources';

/* PKCS #8 with a passphrase: PBES2 of RFC 8018 with PBKDF2 and AES-CBC. */

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const CIPHERS: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 16,
  '2.16.840.1.101.3.4.1.22': 24,
  '2.16.840.1.101.3.4.1.42': 32,
};
const AES_256 = '2.16.840.1.101.3.4.1.42';
const HMAC_SHA256 = '1.2.840.113549.2.9';
const HMACS = {
  '1.2.840.113549.2.7': 'SHA-1',
  [HMAC_SHA256]: 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
} as const;
type Hmac = keyof typeof HMACS;

/** OWASP's advice of 2023 for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** More than anybody writes, and half a minute of work. */
const MAX_ITERATIONS = 20_000_000;

interface Derivation {
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly hmac: Hmac;
  readonly size: number;
}

const deriveKey = (passphrase: string, { hmac, ...settings }: Derivation): Promise<Uint8Array> =>
  pbkdf2(HMACS[hmac], new TextEncoder().encode(passphrase), settings);

/** An EncryptedPrivateKeyInfo of a PKCS #8 key. */
export async function encrypt(pkcs8: Uint8Array, passphrase: string, { random }: Sources): Promise<Uint8Array> {
  const [salt, iv] = [random(16), random(16)];
  const key = await deriveKey(passphrase, { salt, iterations: ITERATIONS, hmac: HMAC_SHA256, size: 32 });
  const derivation = sequence(
    oid(PBKDF2),
    sequence(octets(salt), integer(ITERATIONS), sequence(oid(HMAC_SHA256), nothing())),
  );
  const scheme = sequence(oid(AES_256), octets(iv));
  return sequence(sequence(oid(PBES2), sequence(derivation, scheme)), octets(cbc(key, iv).encrypt(pkcs8)));
}

/** The PKCS #8 key. Throws `error.passphrase…`, and `error.scheme` of what is encrypted otherwise. */
export async function decrypt(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const root = readDer(bytes);
  const [algorithm, data] = [childAt(root, childrenOf(root), 0), octetsOf(childAt(root, childrenOf(root), 1))];
  const { derivation, iv } = readScheme(algorithm);
  if (data.length === 0 || data.length % 16 !== 0) throw new ToolError('error.structure');
  if (passphrase === '') throw new ToolError('error.passphraseMissing', {}, { option: 'passphrase' });
  const key = await deriveKey(passphrase, derivation);
  try {
    return cbc(key, iv).decrypt(Uint8Array.from(data));
  } catch {
    // Sizes are right: only the padding can be wrong, and so the key.
    throw wrongPassphrase();
  }
}

export const wrongPassphrase = () => new ToolError('error.passphraseWrong', {}, { option: 'passphrase' });
const unknown = (name: string) => new ToolError('error.scheme', { name });

function readScheme(algorithm: ReturnType<typeof readDer>): { derivation: Derivation; iv: Uint8Array } {
  const [named, parameters] = pair(algorithm);
  if (oidOf(named) !== PBES2) throw unknown(oidOf(named));
  const [function_, scheme] = pair(parameters);
  const [functionName, functionParameters] = pair(function_);
  if (oidOf(functionName) !== PBKDF2) throw unknown(oidOf(functionName));
  const [cipherName, ivNode] = pair(scheme);
  const size = CIPHERS[oidOf(cipherName)];
  if (size === undefined) throw unknown(oidOf(cipherName));
  const iv = octetsOf(ivNode);
  if (iv.length !== 16) throw new ToolError('error.structure');
  return { derivation: { ...readPbkdf2(functionParameters), size }, iv: Uint8Array.from(iv) };
}

function readPbkdf2(node: ReturnType<typeof readDer>): Omit<Derivation, 'size'> {
  const parts = childrenOf(node);
  const salt = octetsOf(childAt(node, parts, 0));
  const iterations = integerOf(childAt(node, parts, 1));
  if (iterations < 1n || iterations > MAX_ITERATIONS) {
    throw new ToolError('error.iterations', { iterations: String(iterations), max: MAX_ITERATIONS });
  }
  // A length of the key may come before it; without one it is HMAC with SHA-1.
  const last = parts.slice(2).find(({ tag }) => tag === TAG.sequence);
  const hmac = last === undefined ? '1.2.840.113549.2.7' : oidOf(childAt(last, childrenOf(last), 0));
  if (!Object.hasOwn(HMACS, hmac)) throw unknown(hmac);
  return { salt, iterations: Number(iterations), hmac: hmac as Hmac };
}

function pair(node: ReturnType<typeof readDer>) {
  const parts = childrenOf(node);
  return [childAt(node, parts, 0), childAt(node, parts, 1)] as const;
}
