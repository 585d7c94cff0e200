import { operation } from '#engine/operation';
import { choice, content, integer, PANE, secret } from '#engine/options';

const written = {
  spki: 'SPKI (PEM)',
  pkcs1: 'PKCS #1 (PEM)',
  openssh: 'OpenSSH',
  jwk: 'JWK',
  jwks: 'JWKS',
};
const writing = {
  publicFormat: choice(['spki', 'pkcs1', 'openssh', 'jwk', 'jwks'], 'spki', { asWritten: written }),
  privateFormat: choice(['pkcs8', 'pkcs1', 'openssh', 'jwk'], 'pkcs8', {
    asWritten: { pkcs8: 'PKCS #8 (PEM)', pkcs1: 'PKCS #1 / SEC 1 (PEM)', openssh: 'OpenSSH', jwk: 'JWK' },
  }),
  comment: content(),
};

const bits = integer({ initial: 2048, min: 256, max: 16_384 });

export const generate = operation({
  input: 'none',
  output: 'json',
  options: {
    algorithm: choice(['rsa', 'P-256', 'P-384', 'P-521', 'ed25519', 'x25519'], 'rsa', {
      asWritten: {
        rsa: 'RSA',
        'P-256': 'EC P-256',
        'P-384': 'EC P-384',
        'P-521': 'EC P-521',
        ed25519: 'Ed25519',
        x25519: 'X25519',
      },
    }),
    bits,
    ...writing,
    passphrase: secret(),
  },
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
  options: { ...writing, passphrase: secret() },
  place: 'worker',
  load: () => import('./generate.ts'),
  run: (logic, text, options, context) => logic.rewrite(text, options, context),
});

/** How long RSA keys take on this machine, which the page says before it makes a large one. */
export const estimate = operation({
  helper: true,
  input: 'none',
  output: 'json',
  options: { bits },
  place: 'worker',
  load: () => import('./estimate.ts'),
  run: (logic, _input, options, { sources }) => logic.estimate(options, sources),
});

export const convert = operation({
  input: 'text',
  output: 'json',
  options: {
    ...writing,
    /** Of the key that is read. */
    passphrase: secret(),
    newPassphrase: secret(),
    other: secret('', PANE),
  },
  place: 'worker',
  load: () => import('./convert.ts'),
  run: (logic, text, options, context) => logic.convert(text, options, context),
});

const owning = {
  /** One that may belong to a certificate, and its passphrase. */
  privateKey: secret('', PANE),
  passphrase: secret(),
};
const loadCertificate = () => import('./certificate.ts');

export const certificate = operation({
  input: 'text',
  output: 'json',
  options: owning,
  place: 'worker',
  load: loadCertificate,
  run: (logic, text, options, context) => logic.certificate(text, options, context),
});

/** A file of PEM or DER. */
export const certificateFile = operation({
  input: 'bytes',
  output: 'json',
  options: owning,
  place: 'worker',
  load: loadCertificate,
  run: (logic, bytes, options, context) => logic.certificateFile(bytes, options, context),
});
