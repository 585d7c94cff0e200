import { operation } from '#engine/operation';
import { choice, integer, secret } from '#engine/options';
import { MAX_ITERATIONS, MAX_MEMORY, MAX_PARALLELISM, MAX_PASSES } from './costs.ts';
import { raw } from './raw.ts';

/* The initial costs are the least that OWASP's Password Storage Cheat Sheet recommends. */
const costs = {
  kdf: choice(['argon2id', 'pbkdf2'], 'argon2id', {
    asWritten: { argon2id: 'Argon2id', pbkdf2: 'PBKDF2-HMAC-SHA-256' },
  }),
  memory: integer({ initial: 19_456, min: 8, max: MAX_MEMORY }),
  passes: integer({ initial: 2, min: 1, max: MAX_PASSES }),
  parallelism: integer({ initial: 1, min: 1, max: MAX_PARALLELISM }),
  iterations: integer({ initial: 600_000, min: 1, max: MAX_ITERATIONS }),
};
const needsOfCosts = {
  memory: { kdf: 'argon2id' },
  passes: { kdf: 'argon2id' },
  parallelism: { kdf: 'argon2id' },
  iterations: { kdf: 'pbkdf2' },
} as const;
const shown = choice(['text', 'hex', 'base64'], 'text', { words: 'bytes' });
const loadWithPassword = () => import('./with-password.ts');

/** A text that only its password opens: AES-256-GCM in a container of its own (container.ts). */
export const encryptWithPassword = operation({
  input: 'text',
  output: 'text',
  options: { passphrase: secret(), ...costs },
  needs: needsOfCosts,
  inverse: { to: 'decryptWithPassword', options: ({ passphrase }) => ({ passphrase }), keeps: 'exact' },
  place: 'worker',
  load: loadWithPassword,
  run: (logic, text, options, context) => logic.encryptText(text, options, context),
});

export const decryptWithPassword = operation({
  input: 'text',
  output: 'text',
  options: { passphrase: secret(), shown },
  place: 'worker',
  // "HTENC" in Base64.
  detect: (sample) => (/^\s*SFRFTkM/.test(sample) ? 0.95 : 0),
  load: loadWithPassword,
  run: (logic, text, options, context) => logic.decryptText(text, options, context),
});

export const encryptFileWithPassword = operation({
  input: 'file',
  output: 'file',
  options: { passphrase: secret(), ...costs },
  needs: needsOfCosts,
  place: 'worker',
  load: loadWithPassword,
  run: (logic, file, options, context) => logic.encryptBlob(file, options, context),
});

export const decryptFileWithPassword = operation({
  input: 'file',
  output: 'file',
  options: { passphrase: secret() },
  place: 'worker',
  load: loadWithPassword,
  run: (logic, file, options, context) => logic.decryptBlob(file, options, context),
});

const algorithm = choice(['aes', 'tripledes', 'rabbit', 'rc4'], 'aes', {
  asWritten: { aes: 'AES-256-CBC', tripledes: 'TripleDES', rabbit: 'Rabbit', rc4: 'RC4' },
});
const encoding = choice(['base64', 'hex'], 'base64', { words: 'bytes' });
/** At first what OWASP advises for PBKDF2 with SHA-256 (2023). `openssl enc` has 10,000 unless it is told. */
const iterations = integer({ initial: 600_000, min: 1, max: 100_000_000 });
const needsToEncrypt = {
  derivation: { algorithm: ['aes', 'tripledes'] },
  iterations: { algorithm: ['aes', 'tripledes'], derivation: 'pbkdf2' },
} as const;
const needsToDecrypt = {
  derivation: { algorithm: ['aes', 'tripledes'] },
  iterations: { algorithm: ['aes', 'tripledes'], derivation: ['auto', 'pbkdf2'] },
} as const;
const derivation = choice(['pbkdf2', 'sha256', 'md5'], 'pbkdf2');
const derivationOrAll = choice(['auto', 'pbkdf2', 'sha256', 'md5'], 'auto');
const loadPassphrase = () => import('./passphrase.ts');

export const encrypt = operation({
  input: 'text',
  output: 'text',
  options: {
    passphrase: secret(),
    algorithm,
    derivation,
    iterations,
    encoding,
  },
  needs: needsToEncrypt,
  inverse: {
    to: 'decrypt',
    options: ({ passphrase, algorithm, derivation, iterations }) => ({ passphrase, algorithm, derivation, iterations }),
    keeps: 'exact',
  },
  place: 'worker',
  load: loadPassphrase,
  run: (logic, text, options, context) => logic.encrypt(text, options, context),
});

export const decrypt = operation({
  input: 'text',
  output: 'text',
  options: {
    passphrase: secret(),
    algorithm,
    derivation: derivationOrAll,
    iterations,
    shown,
  },
  needs: needsToDecrypt,
  place: 'worker',
  // "Salted__" in Base64 and in hex.
  detect: (sample) => (/^\s*(?:U2FsdGVkX1|53616c7465645f5f)/i.test(sample) ? 0.95 : 0),
  load: loadPassphrase,
  run: (logic, text, options, context) => logic.decrypt(text, options, context),
});

const needs = {
  iv: { mode: ['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb'] },
  ivPlace: { iv: true, mode: ['gcm', 'chacha20', 'cbc', 'ctr', 'cfb', 'ofb'] },
  padding: { mode: ['cbc', 'ecb'] },
  aad: { mode: ['gcm', 'chacha20'] },
} as const;

const loadFile = () => import('./file.ts');

/** The key a file is encrypted with. */
const by = choice(['passphrase', 'key'], 'passphrase');
const needsOfFile = {
  passphrase: { by: 'passphrase' },
  algorithm: { by: 'passphrase' },
  key: { by: 'key' },
  keyForm: { by: 'key' },
  mode: { by: 'key' },
  iv: { by: 'key', ...needs.iv },
  ivPlace: { by: 'key', ...needs.ivPlace },
  padding: { by: 'key', ...needs.padding },
  aad: { by: 'key', ...needs.aad },
} as const;
const byPassphrase = { by: 'passphrase' } as const;

/** A file as `openssl enc` writes it, or with a raw key as texts are. */
export const encryptFile = operation({
  input: 'file',
  output: 'file',
  options: { by, passphrase: secret(), algorithm, derivation, iterations, ...raw },
  needs: {
    ...needsOfFile,
    derivation: { ...byPassphrase, ...needsToEncrypt.derivation },
    iterations: { ...byPassphrase, ...needsToEncrypt.iterations },
  },
  place: 'worker',
  load: loadFile,
  run: (logic, file, options, context) => logic.encryptFile(file, options, context),
});

export const decryptFile = operation({
  input: 'file',
  output: 'file',
  options: { by, passphrase: secret(), algorithm, derivation: derivationOrAll, iterations, ...raw },
  needs: {
    ...needsOfFile,
    derivation: { ...byPassphrase, ...needsToDecrypt.derivation },
    iterations: { ...byPassphrase, ...needsToDecrypt.iterations },
  },
  place: 'worker',
  load: loadFile,
  run: (logic, file, options, context) => logic.decryptFile(file, options, context),
});

const loadRaw = () => import('./raw-key.ts');

export const encryptRaw = operation({
  input: 'text',
  output: 'text',
  options: { ...raw, form: choice(['text', 'hex', 'base64'], 'text', { words: 'bytes' }), encoding },
  needs,
  inverse: {
    to: 'decryptRaw',
    options: ({ form, encoding, ...rest }) => (form === 'text' ? { ...rest, form: encoding } : undefined),
    keeps: 'exact',
  },
  load: loadRaw,
  run: (logic, text, options, context) => logic.encryptRaw(text, options, context),
});

export const decryptRaw = operation({
  input: 'text',
  output: 'text',
  options: { ...raw, form: encoding, shown },
  needs,
  load: loadRaw,
  run: (logic, text, options, context) => logic.decryptRaw(text, options, context),
});
