import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { RunContext } from '#engine/operation';
import { isEqual } from '#lib/bytes';
import type { Bits } from './algorithms.ts';
import { WEAK_SECRETS } from './weak-secrets.ts';

const HASHES = { 256: sha256, 384: sha384, 512: sha512 } as const;

/** HMAC with SHA-2 (RFC 2104), also where the platform has none. */
export const mac = (bits: Bits, secret: Uint8Array, message: Uint8Array): Uint8Array =>
  hmac(HASHES[bits], secret, message);

/** Says of a secret that anybody would guess it, or that it is shorter than the hash (RFC 7518, section 3.2). */
export function noteWeakness(secret: Uint8Array, bits: Bits, note: RunContext['note']): void {
  const encoder = new TextEncoder();
  if (WEAK_SECRETS.some((weak) => isEqual(encoder.encode(weak), secret))) note('warning.wellKnown');
  else if (secret.length * 8 < bits) note('warning.shortSecret', { bits: secret.length * 8, least: bits });
}
