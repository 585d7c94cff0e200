import { operation } from '#engine/operation';
import { choice, content, integer, LONG_LINE, secret } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';
import { MAX_ITERATIONS, MAX_MEMORY, MAX_PARALLELISM, MAX_PASSES } from './costs.ts';

const password = secret();
const shown = byteForm;
const loadWithPassword = () => import('./with-password.ts');

/** AES-256-GCM in a format of our own (container.ts). */
export const encrypt = operation({
  input: 'text',
  output: 'text',
  options: {
    password,
    // The costs that RFC 9106, section 4, recommends where memory is short, and OWASP for PBKDF2 (2023).
    kdf: choice(['argon2id', 'pbkdf2'], 'argon2id', { asWritten: { argon2id: 'Argon2id', pbkdf2: 'PBKDF2' } }),
    memory: integer({ initial: 65_536, min: 8, max: MAX_MEMORY }),
    passes: integer({ initial: 3, min: 1, max: MAX_PASSES }),
    parallelism: integer({ initial: 4, min: 1, max: MAX_PARALLELISM }),
    iterations: integer({ initial: 600_000, min: 1, max: MAX_ITERATIONS }),
  },
  needs: {
    memory: { kdf: 'argon2id' },
    passes: { kdf: 'argon2id' },
    parallelism: { kdf: 'argon2id' },
    iterations: { kdf: 'pbkdf2' },
  },
  inverse: { to: 'decrypt', options: ({ password }) => ({ password }), keeps: 'exact' },
  place: 'worker',
  load: loadWithPassword,
  run: (logic, text, options, context) => logic.encrypt(text, options, context),
});

export const decrypt = operation({
  input: 'text',
  output: 'text',
  options: { password, shown },
  place: 'worker',
  load: loadWithPassword,
  run: (logic, text, options, { note }) => logic.decrypt(text, options, note),
});

export const inspect = operation({
  input: 'text',
  output: 'json',
  options: {},
  load: loadWithPassword,
  run: (logic, text, _options, { note }) => logic.inspect(text, note),
});

const salted = {
  password,
  algorithm: choice(['aes-256', 'aes-192', 'aes-128', 'tripledes', 'rabbit', 'rc4-256', 'rc4-128'], 'aes-256', {
    asWritten: {
      'aes-256': 'AES-256-CBC',
      'aes-192': 'AES-192-CBC',
      'aes-128': 'AES-128-CBC',
      tripledes: 'TripleDES',
      rabbit: 'Rabbit',
      'rc4-256': 'RC4-256',
      'rc4-128': 'RC4-128',
    },
  }),
  // What CryptoJS does. PBKDF2 begins with the iterations of `openssl enc`.
  derivation: choice(['md5', 'sha256', 'pbkdf2'], 'md5'),
  iterations: integer({ initial: 10_000, min: 1, max: MAX_ITERATIONS }),
};
const needsOfSalted = { iterations: { derivation: 'pbkdf2' } } as const;
const loadSalted = () => import('./salted.ts');

/** The format of `openssl enc` and CryptoJS. */
export const encryptSalted = operation({
  input: 'text',
  output: 'text',
  options: salted,
  needs: needsOfSalted,
  inverse: { to: 'decryptSalted', options: (options) => options, keeps: 'exact' },
  place: 'worker',
  load: loadSalted,
  run: (logic, text, options, context) => logic.encryptSalted(text, options, context),
});

export const decryptSalted = operation({
  input: 'text',
  output: 'text',
  options: { ...salted, shown },
  needs: needsOfSalted,
  place: 'worker',
  load: loadSalted,
  run: (logic, text, options, { note }) => logic.decryptSalted(text, options, note),
});

const encoding = choice(['base64', 'hex'], 'base64', { words: 'bytes' });
const raw = {
  key: secret(),
  keyForm: choice(['hex', 'base64', 'text'], 'hex', { words: 'bytes' }),
  mode: choice(['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb', 'ecb'], 'gcm', {
    asWritten: {
      gcm: 'AES-GCM',
      chacha20: 'ChaCha20-Poly1305',
      cbc: 'AES-CBC',
      ctr: 'AES-CTR',
      cfb: 'AES-CFB',
      ofb: 'AES-OFB',
      ecb: 'AES-ECB',
    },
  }),
  iv: content(),
  aad: content('', LONG_LINE),
  padding: choice(['pkcs7', 'none'], 'pkcs7'),
};
const needsOfRaw = {
  iv: { mode: ['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb'] },
  aad: { mode: ['gcm', 'chacha20'] },
  padding: { mode: ['cbc', 'ecb'] },
} as const;
const loadWithKey = () => import('./with-key.ts');

export const encryptWithKey = operation({
  input: 'text',
  output: 'text',
  options: { ...raw, form: byteForm, encoding },
  needs: needsOfRaw,
  inverse: {
    to: 'decryptWithKey',
    // Hex and Base64 would come back in another spelling.
    options: ({ form, encoding, ...rest }) => (form === 'text' ? { ...rest, form: encoding } : undefined),
    keeps: 'exact',
  },
  workerFrom: 4096,
  load: loadWithKey,
  run: (logic, text, options, context) => logic.encryptWithKey(text, options, context),
});

export const decryptWithKey = operation({
  input: 'text',
  output: 'text',
  options: { ...raw, form: encoding, shown },
  needs: needsOfRaw,
  workerFrom: 4096,
  load: loadWithKey,
  run: (logic, text, options, { note }) => logic.decryptWithKey(text, options, note),
});
