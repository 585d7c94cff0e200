import { ToolError } from '#engine/error';
import { argon2 } from '#lib/argon2';
import { pbkdf2 } from '#lib/pbkdf2';
import { checkCosts, type Costs } from './costs.ts';
import { CONTAINER_MAGIC } from './reading.ts';

/*
 * The container of what is encrypted with a password: AES-256-GCM (NIST SP 800-38D), and all that decrypting needs but the
 * password. A text is written as its Base64 (RFC 4648, section 4), a file as its bytes. Numbers are unsigned, highest byte first.
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
 *       44      n  encrypted data, as many bytes as there are of the data itself
 *   44 + n     16  tag of AES-GCM
 *
 * The key is 32 bytes, derived of the password in UTF-8 as it is typed, without normalisation. The additional authenticated
 * data is the whole header, bytes 0 to 43, so that no byte can be changed unnoticed.
 */

export const CONTAINER_HEADER = 44;
/** The bytes of a container of nothing. */
export const CONTAINER_MIN = CONTAINER_HEADER + 16;
export const CONTAINER_SALT = 16;
export const CONTAINER_NONCE = 12;
const VERSION = 1;
const KEY = 32;

/** A header, which must have been made for one message alone: salt and nonce are random. */
export function writeHeader(costs: Costs, salt: Uint8Array, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(CONTAINER_HEADER);
  const view = new DataView(header.buffer);
  header.set(CONTAINER_MAGIC);
  view.setUint8(5, VERSION);
  view.setUint8(6, costs.kdf === 'argon2id' ? 1 : 2);
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

export interface Header {
  readonly costs: Costs;
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
}

/**
 * The header of a container, read from its first bytes: 60 or all of them. Throws `error.tooShort`,
 * `error.containerVersion`, `error.containerKdf` and `error.costs`.
 */
export function readHeader(bytes: Uint8Array): Header {
  if (bytes.length < CONTAINER_MIN) throw new ToolError('error.tooShort', { count: bytes.length, min: CONTAINER_MIN });
  const view = new DataView(bytes.buffer, bytes.byteOffset, CONTAINER_HEADER);
  const version = view.getUint8(5);
  if (version !== VERSION) throw new ToolError('error.containerVersion', { version });
  const costs = readCosts(view);
  checkCosts(costs);
  return { costs, salt: bytes.slice(16, 32), nonce: bytes.slice(32, CONTAINER_HEADER) };
}

function readCosts(view: DataView): Costs {
  const kdf = view.getUint8(6);
  const [parallelism, memory, rounds] = [view.getUint8(7), view.getUint32(8), view.getUint32(12)];
  if (kdf === 1) return { kdf: 'argon2id', memory, passes: rounds, parallelism };
  if (kdf === 2 && parallelism === 0 && memory === 0) return { kdf: 'pbkdf2', iterations: rounds };
  throw new ToolError('error.containerKdf', { kdf: `${kdf}, ${parallelism}, ${memory}` });
}

/** The key of AES-256. `progress` is called with the share that is done, where the derivation says it. */
export function deriveContainerKey(
  password: Uint8Array,
  { costs, salt }: Pick<Header, 'costs' | 'salt'>,
  progress: (share: number) => void,
): Promise<Uint8Array> {
  return costs.kdf === 'pbkdf2'
    ? pbkdf2('SHA-256', password, { salt, iterations: costs.iterations, size: KEY, progress })
    : argon2(password, salt, { ...costs, algorithm: costs.kdf, version: 0x13 }, KEY, progress);
}
