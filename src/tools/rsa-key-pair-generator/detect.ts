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
  const found =
    /-----BEGIN (?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)-----(?:\s|\\[nr])*[\w+/]{4}/.exec(
      sample,
    );
  if (found === null) return 0;
  return sample.slice(0, found.index).trim() === '' ? 0.95 : 0.6;
}

/**
 * Keys as Base64 of DER, told by the object identifier of RSA, of elliptic curves or of Ed25519 (RFC 8410). Base64 writes the
 * same bytes in three ways, by where they begin.
 */
const KEY =
  /^M[\w+/]{3,24}?(?:KoZIhvcNAQEB|qhkiG9w0BAQE|iqGSIb3DQEB|KoZIzj0CA|qGSM49AgE|hkjOPQIB|IBAAK[BC])[\w+/\s]+={0,2}$|^M(?:CowB|C4CAQAwB)QYDK2V[uw][\w+/]+={0,2}$/;
/** A certificate as Base64 of DER, told by its version 3 and the beginning of its serial number. */
const CERTIFICATE = /^MI[\w+/]{3,14}(?:oAMCAQIC|gAwIBAgI|ADAgECAh)[\w+/\s]+={0,2}$/;

export const detectors = {
  convert: {
    detect: (sample) => (KEY.test(sample.trim()) ? 0.85 : detectKey(sample)),
    answer: ({ algorithm, sha256, keyId }) => [algorithm, sha256 ?? keyId],
  },
  certificate: {
    detect: (sample) => (CERTIFICATE.test(sample.trim()) ? 0.85 : detectCertificate(sample)),
    answer: ({ certificates: [first] }) => first && [first.subject, first.notAfter],
  },
} satisfies Detectors<typeof operations>;
