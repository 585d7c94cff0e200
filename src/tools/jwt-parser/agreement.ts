import { x25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, numberOf } from '#lib/der';

const CURVES = { 'P-256': [p256, 32], 'P-384': [p384, 48], 'P-521': [p521, 66] } as const;
type Curve = keyof typeof CURVES | 'X25519';

export const isCurve = (name: string): name is Curve => name === 'X25519' || Object.hasOwn(CURVES, name);

/** A public key as a JWK has it, its numbers as bytes. */
interface Point {
  readonly x: Uint8Array;
  /** Empty on X25519. */
  readonly y: Uint8Array;
}

/** The shared number of ECDH (RFC 7518, section 4.6; RFC 8037, section 3.2), or whose key is none of the curve. */
export function agree(curve: Curve, secret: Uint8Array, { x, y }: Point): Uint8Array | 'secret' | 'point' {
  if (curve === 'X25519') {
    if (secret.length !== 32) return 'secret';
    if (x.length !== 32) return 'point';
    try {
      return x25519.getSharedSecret(secret, x);
    } catch {
      // Sizes are right: it is one of the few points of a small order (RFC 7748, section 6.1).
      return 'point';
    }
  }
  const [group, size] = CURVES[curve];
  const scalar = bytesOf(numberOf(secret), size);
  if (!group.utils.isValidSecretKey(scalar)) return 'secret';
  if (x.length !== size || y.length !== size) return 'point';
  const point = Uint8Array.from([4, ...x, ...y]);
  if (!group.utils.isValidPublicKey(point, false)) return 'point';
  // Compressed: the sign, and the coordinate that is shared.
  return group.getSharedSecret(scalar, point).slice(1);
}

/** A key of some bits by Concat KDF with SHA-256 (RFC 7518, section 4.6.2). */
export function deriveKey(
  shared: Uint8Array,
  { algorithm, bits, apu, apv }: { algorithm: string; bits: number; apu: Uint8Array; apv: Uint8Array },
): Uint8Array {
  const number = (value: number) => bytesOf(BigInt(value), 4);
  const withLength = (bytes: Uint8Array) => [...number(bytes.length), ...bytes];
  const name = new TextEncoder().encode(algorithm);
  const info = [...withLength(name), ...withLength(apu), ...withLength(apv), ...number(bits)];
  const rounds = Array.from({ length: Math.ceil(bits / 256) }, (_, index) =>
    sha256(Uint8Array.from([...number(index + 1), ...shared, ...info])),
  );
  return Uint8Array.from(rounds.flatMap((round) => [...round])).slice(0, bits / 8);
}
