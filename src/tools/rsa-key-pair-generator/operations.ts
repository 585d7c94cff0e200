import { operation } from '#engine/operation';
import { choice, content, integer, secret } from '#engine/options';

const privateFormats = ['pkcs8', 'pkcs1', 'openssh', 'jwk'] as const;
const publicFormat = choice(['spki', 'pkcs1', 'openssh', 'jwk', 'jwks'], 'spki');

const writing = {
  publicFormat,
  privateFormat: choice(privateFormats, 'pkcs8'),
  passphrase: secret(),
  comment: content(),
};

export const generate = operation({
  input: 'none',
  output: 'json',
  options: {
    algorithm: choice(['rsa', 'ed25519', 'P-256', 'P-384', 'P-521', 'x25519'], 'rsa'),
    bits: integer({ initial: 2048, min: 256, max: 16_384 }),
    ...writing,
  },
  // The comment has a note of its own: with WebCrypto no two runs give the same, so that it cannot be shown to do nothing.
  needs: { bits: { algorithm: 'rsa' } },
  place: 'worker',
  load: () => import('./generate.ts'),
  run: (logic, _input, options, context) => logic.generate(options, context),
});

/** The page writes its pair anew where only formats, passphrase or comment change, so that the key stays. */
export const rewrite = operation({
  helper: true,
  input: 'text',
  output: 'json',
  options: writing,
  place: 'worker',
  load: () => import('./generate.ts'),
  run: (logic, text, options, context) => logic.rewrite(text, options, context),
});

/** PEM of a certificate or of a request for one, perhaps after the words that tools print before it. */
function detectCertificate(sample: string): number {
  const found = /-----BEGIN (?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)-----/.exec(sample);
  if (found === null) return 0;
  return sample.slice(0, found.index).trim() === '' ? 0.95 : 0.6;
}

export const certificate = operation({
  input: 'text',
  output: 'json',
  options: {
    /** Of a private key beside the certificates. */
    passphrase: secret(),
  },
  place: 'worker',
  detect: detectCertificate,
  load: () => import('./certificate.ts'),
  run: (logic, text, options, context) => logic.certificate(text, options, context),
});

/** PEM, a line of OpenSSH, a JWK. */
function detectKey(sample: string): number {
  if (/^\s*-----BEGIN (?:(?:RSA|EC|OPENSSH|ENCRYPTED) )?(?:PRIVATE|PUBLIC) KEY-----/.test(sample)) return 0.95;
  if (/^\s*(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp\d+) AAAA/.test(sample)) return 0.95;
  return /^\s*\{/.test(sample) && /"kty"\s*:\s*"(?:RSA|EC|OKP)"/.test(sample) ? 0.95 : 0;
}

export const inspect = operation({
  input: 'text',
  output: 'json',
  options: {
    passphrase: secret(),
    publicFormat,
    /** A private key is written only where that is asked for. */
    privateFormat: choice(['none', ...privateFormats], 'none'),
    newPassphrase: secret(),
    other: secret(),
  },
  needs: { newPassphrase: { privateFormat: [...privateFormats] } },
  place: 'worker',
  detect: detectKey,
  load: () => import('./inspect.ts'),
  run: (logic, text, options, context) => logic.inspect(text, options, context),
});
