/** Sizes of RSA moduli from which on a key has so many bits of security. */
const RSA = [
  [15_360, 256],
  [7680, 192],
  [3072, 128],
  [2048, 112],
  [1024, 80],
  [0, 0],
] as const;

const OTHERS: Readonly<Record<string, number>> = {
  'EC P-256': 128,
  'EC P-384': 192,
  'EC P-521': 256,
  'EC secp256k1': 128,
  'EC brainpoolP256r1': 128,
  'EC brainpoolP384r1': 192,
  'EC brainpoolP512r1': 256,
  Ed25519: 128,
  Ed448: 224,
  X25519: 128,
  X448: 224,
};

/**
 * The bits of security that a key of this name (“RSA 2048”) has at least, by NIST SP 800-57, part 1, table 2, and RFC 7748:
 * breaking it takes about 2 to that power steps. Null for keys that are not known.
 */
export function strengthOf(name: string): number | null {
  const bits = /^RSA (\d+)$/.exec(name)?.[1];
  if (bits === undefined) return OTHERS[name] ?? null;
  return RSA.find(([size]) => Number(bits) >= size)?.[1] ?? 0;
}
