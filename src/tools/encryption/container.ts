import { ToolError } from '#engine/error';
import { derivePbkdf2 } from '#lib/crypto/pbkdf2';
import { CONTAINER_MAGIC } from './bytes.ts';
import { checkCosts, type Costs } from './costs.ts';
import { deriveArgon2id } from './derive.ts';

/*
 * Our own format for what is encrypted with a password: AES-256-GCM (NIST SP 800-38D), and all that decrypting needs but the
 * password. It is written in Base64 (RFC 4648, section 4). Numbers are unsigned, most significant byte first.
 *
 *   offset  bytes  content
 *        0      5  "HTENC" in ASCII
 *        5      1  version: 1
 *        6      1  key derivation: 1 Argon2id (RFC 9106, version 0x13), 2 PBKDF2 with HMAC-SHA-256 (RFC 8018)
 *        7      1  Argon2id: parallelism p; PBKDF2: 0
 *        8      4  Argon2id: memory m in KiB; PBKDF2: 0
 *       12      4  Argon2id: passes t; PBKDF2: iterations
 *       16     16  salt
 *       32     12  nonce (IV) of AES-GCM
 *       44      n  the encrypted text, as long as the text in UTF-8
 *   44 + n     16  tag of AES-GCM
 *
 * The key has 32 bytes, derived from the password in UTF-8 as it is typed, without normalisation. The additional authenticated
 * data is the header, bytes 0 to 43, so that no byte can be changed unnoticed.
 */

export const HEADER = 44;
export const SALT = 16;
export const NONCE = 12;
const TAG = 16;
const VERSION = 1;
const KEY = 32;
const KDF = { argon2id: 1, pbkdf2: 2 } as const;

export interface Header {
  readonly costs: Costs;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly nonce: Uint8Array<ArrayBuffer>;
}

/** The 44 bytes of a header. Salt and nonce must be new for each text. */
export function writeHeader({ costs, salt, nonce }: Header): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(HEADER);
  const view = new DataView(header.buffer);
  header.set(CONTAINER_MAGIC);
  view.setUint8(5, VERSION);
  view.setUint8(6, KDF[costs.kdf]);
  if (costs.kdf === 'argon2id') {
    view.setUint8(7, costs.parallelism);
    view.setUint32(8, costs.memory);
    view.setUint32(12, costs.passes);
  } else {
    view.setUint32(12, costs.iterations);
  }
  header.set(salt, 16);
  header.set(nonce, 32);
  return header;
}

/**
 * Reads the header of a container that begins with the magic bytes. Throws `error.tooShort`, `error.containerVersion`,
 * `error.containerKdf` and `error.costs`.
 */
export function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < HEADER + TAG) throw new ToolError('error.tooShort', { count: bytes.length, min: HEADER + TAG });
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  const version = view.getUint8(5);
  if (version !== VERSION) throw new ToolError('error.containerVersion', { version });
  const costs = readCosts(view);
  checkCosts(costs);
  return { costs, salt: Uint8Array.from(bytes.subarray(16, 32)), nonce: Uint8Array.from(bytes.subarray(32, HEADER)) };
}

function readCosts(view: DataView): Costs {
  const kdf = view.getUint8(6);
  const [parallelism, memory, rounds] = [view.getUint8(7), view.getUint32(8), view.getUint32(12)];
  if (kdf === KDF.argon2id) return { kdf: 'argon2id', memory, passes: rounds, parallelism };
  if (kdf === KDF.pbkdf2 && parallelism === 0 && memory === 0) return { kdf: 'pbkdf2', iterations: rounds };
  throw new ToolError('error.containerKdf', { kdf: `${kdf}, ${parallelism}, ${memory}` });
}

/** The key of AES-256. */
export function deriveContainerKey(
  password: Uint8Array<ArrayBuffer>,
  { costs, salt }: Pick<Header, 'costs' | 'salt'>,
): Promise<Uint8Array> {
  return costs.kdf === 'pbkdf2'
    ? derivePbkdf2('SHA-256', password, salt, costs.iterations, KEY)
    : deriveArgon2id(password, salt, costs, KEY);
}
