import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** PEM, a line of OpenSSH, a JWK. */
function detectKey(sample: string): number {
  if (/^\s*-----BEGIN (?:(?:RSA|EC|OPENSSH|ENCRYPTED) )?(?:PRIVATE|PUBLIC) KEY-----/.test(sample)) return 0.95;
  if (/^\s*(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp\d+) AAAA/.test(sample)) return 0.95;
  return /^\s*\{/.test(sample) && /"kty"\s*:\s*"(?:RSA|EC|OKP)"/.test(sample) ? 0.95 : 0;
}

/** PEM of a certificate or of a request for one, perhaps after the words that tools print before it. */
function detectCertificate(sample: string): number {
  const found = /-----BEGIN (?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)-----/.exec(sample);
  if (found === null) return 0;
  return sample.slice(0, found.index).trim() === '' ? 0.95 : 0.6;
}

export const detectors = {
  convert: { detect: detectKey },
  certificate: { detect: detectCertificate },
} satisfies Detectors<typeof operations>;
