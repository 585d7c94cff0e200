import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const password = 'correct horse';

/** Of "handy tools", salt 00 to 0f and nonce 10 to 1b: by OpenSSL (AES-GCM, PBKDF2) and noble (Argon2id, m=19456, t=2, p=1). */
const ARGON2 = 'SFRFTkMBAQEAAEwAAAAAAgABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhvmpzdOfUvLa14Yz/7Xn8pQf41ycIeRd93ctfc=';
const PBKDF2 = 'SFRFTkMBAgAAAAAAAAknwAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtmIhxmYtyMVwjDnd5SYpU7WtLq+wKr5mOuEMM=';
/** The rest of a container with one iteration of PBKDF2. */
const REST = 'AAAAAAAAAAAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtwGf3v/Zyi';
/** By `openssl enc -aes-256-cbc -md md5 -S 0102030405060708`, which CryptoJS reads. */
const SALTED = 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=';

const key = 'feffe9928665731c6d6a8f9467308308';
/** By OpenSSL, with additional data "a": the IV, the encrypted bytes, and the tag. */
const GCM = 'cafebabefacedbaddecaf888f3d34283a0d306ae81475bf6a1ee6c76201448b68aa7d527c18a66';
/** NIST SP 800-38A, F.2.1. */
const CBC = { key: '2b7e151628aed2a6abf7158809cf4f3c', mode: 'cbc', iv: '000102030405060708090a0b0c0d0e0f' } as const;
const BLOCK = '7649abac8119b246cee98e9b12e9197d';

export default [
  {
    operation: 'encrypt',
    input: 'handy tools',
    options: { password },
    matches: /^SFRFTkMBAQQAAQAAAAAAA[+/\w]{74}=$/,
  },
  {
    operation: 'encrypt',
    input: 'handy tools',
    options: { password, kdf: 'pbkdf2' },
    matches: /^SFRFTkMBAgAAAAAAAAknw[+/\w]{74}=$/,
  },
  { operation: 'encrypt', input: 'a', options: { password, memory: 8, parallelism: 2 }, error: 'error.costs' },
  { operation: 'encrypt', input: 'handy tools', error: 'error.passwordMissing' },

  { operation: 'decrypt', input: ARGON2, options: { password }, output: 'handy tools' },
  { operation: 'decrypt', input: PBKDF2, options: { password, shown: 'hex' }, output: '68616e647920746f6f6c73' },
  { operation: 'decrypt', input: PBKDF2, options: { password: 'wrong' }, error: 'error.wrongPassword' },
  {
    operation: 'decrypt',
    input: `SFRFTkMBAg${REST}AUMnfOlpJ7EAOw==`,
    options: { password },
    error: 'error.wrongPassword',
  },
  {
    operation: 'decrypt',
    input: 'SFRFTkMBAgAAAAAAAAAAAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhvu6WVyGZmcodNYE+8T7+kn8zU=',
    options: { password },
    error: 'error.binary',
  },
  {
    operation: 'decrypt',
    input: `SFRFTkMCAg${REST}oUMnfOlpJ7EAOw==`,
    options: { password },
    error: 'error.containerVersion',
  },
  {
    operation: 'decrypt',
    input: `SFRFTkMBAw${REST}oUMnfOlpJ7EAOw==`,
    options: { password },
    error: 'error.containerKdf',
  },
  {
    // 4 GiB and 1000 passes.
    operation: 'decrypt',
    input: 'SFRFTkMBAQQAQAAAAAAD6AABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtwGf3v/ZyioUMnfOlpJ7EAOw==',
    options: { password },
    error: 'error.costs',
  },
  { operation: 'decrypt', input: ARGON2.slice(0, 40), options: { password }, error: 'error.tooShort' },
  { operation: 'decrypt', input: 'AAECAwQFBgc=', options: { password }, error: 'error.notContainer' },
  { operation: 'decrypt', input: SALTED, options: { password }, error: 'error.isSalted' },

  {
    operation: 'inspect',
    input: ARGON2,
    output: { kdf: 'argon2id', memory: 19_456, passes: 2, parallelism: 1 },
  },
  { operation: 'inspect', input: PBKDF2, output: { kdf: 'pbkdf2', iterations: 600_000 } },

  {
    operation: 'encryptSalted',
    input: 'handy tools',
    options: { password },
    matches: /^U2FsdGVkX1[+/\w]{33}=$/,
    notes: ['warning.weakDerivation'],
  },
  {
    operation: 'encryptSalted',
    input: 'handy tools',
    options: { password, algorithm: 'rc4-256', derivation: 'pbkdf2' },
    matches: /^U2FsdGVkX1[+/\w]{26}$/,
    notes: ['warning.weakCipher'],
  },
  { operation: 'encryptSalted', input: 'handy tools', error: 'error.passwordMissing' },

  {
    operation: 'decryptSalted',
    input: SALTED,
    options: { password },
    output: 'handy tools',
    notes: ['warning.unauthenticated'],
  },
  {
    operation: 'decryptSalted',
    input: 'U2FsdGVkX18BAgMEBQYHCM2yYT1gzF/LBURMLI7OD1Q=',
    options: { password, algorithm: 'tripledes' },
    output: 'handy tools',
  },
  {
    operation: 'decryptSalted',
    input: 'U2FsdGVkX18BAgMEBQYHCNoJcpOovkR0xZOq',
    options: { password, algorithm: 'rabbit' },
    output: 'handy tools',
  },
  {
    operation: 'decryptSalted',
    input: 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLkK',
    options: { password, algorithm: 'rc4-256', shown: 'hex' },
    output: '68616e647920746f6f6c73',
  },
  {
    // openssl enc -aes-256-cbc -pbkdf2 -a
    operation: 'decryptSalted',
    input: 'U2FsdGVkX18uL//1wYsE9J2aTZP+ZIBX6Cx5rc5+dt0=',
    options: { password, derivation: 'pbkdf2' },
    output: 'handy tools',
  },
  {
    operation: 'decryptSalted',
    input: '53616c7465645f5f01020304050607081056f5800d6af9f8e2df0f2695e12012',
    options: { password },
    output: 'handy tools',
  },
  { operation: 'decryptSalted', input: SALTED, options: { password: 'wrong' }, error: 'error.wrongSettings' },
  {
    operation: 'decryptSalted',
    input: 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLkK',
    options: { password: 'wrong', algorithm: 'rc4-256' },
    error: 'error.notText',
  },
  { operation: 'decryptSalted', input: 'U2FsdGVkX18BAgMEBQYHCBBW', options: { password }, error: 'error.blocks' },
  { operation: 'decryptSalted', input: 'AAECAwQFBgcICQoLDA0ODw==', options: { password }, error: 'error.notSalted' },
  { operation: 'decryptSalted', input: ARGON2, options: { password }, error: 'error.isContainer' },
  { operation: 'decryptSalted', input: 'not base64 !!', options: { password }, error: 'error.base64Digit' },
  { operation: 'decryptSalted', input: 'U2=sdGVk', options: { password }, error: 'error.base64Padding' },
  { operation: 'decryptSalted', input: '53616c7465645f5f0', options: { password }, error: 'error.hexOdd' },

  {
    operation: 'encryptWithKey',
    input: 'handy tools',
    options: { key, iv: 'cafebabefacedbaddecaf888', aad: 'a', encoding: 'hex' },
    output: GCM.slice(24),
  },
  { operation: 'encryptWithKey', input: 'handy tools', options: { key }, matches: /^[+/\w]{52}$/ },
  {
    operation: 'encryptWithKey',
    input: '6bc1bee22e409f96e93d7e117393172a',
    options: { ...CBC, padding: 'none', form: 'hex', encoding: 'hex' },
    output: BLOCK,
  },
  {
    // NIST SP 800-38A, F.4.1.
    operation: 'encryptWithKey',
    input: '6bc1bee22e409f96e93d7e117393172a',
    options: { ...CBC, mode: 'ofb', form: 'hex', encoding: 'hex' },
    output: '3b3fd92eb72dad20333449f8e83cfb4a',
  },
  {
    operation: 'encryptWithKey',
    input: 'a',
    options: { key, mode: 'ecb' },
    matches: /^[+/\w]{22}==$/,
    notes: ['warning.ecb'],
  },
  { operation: 'encryptWithKey', input: 'a', error: 'error.keyMissing' },
  { operation: 'encryptWithKey', input: 'a', options: { key: '00' }, error: 'error.keySize' },
  { operation: 'encryptWithKey', input: 'a', options: { key, iv: '00' }, error: 'error.ivSize' },

  { operation: 'decryptWithKey', input: GCM, options: { key, form: 'hex', aad: 'a' }, output: 'handy tools' },
  {
    operation: 'decryptWithKey',
    input: BLOCK,
    options: { ...CBC, padding: 'none', form: 'hex', shown: 'hex' },
    output: '6bc1bee22e409f96e93d7e117393172a',
    notes: ['warning.unauthenticated'],
  },
  { operation: 'decryptWithKey', input: GCM, options: { key, form: 'hex' }, error: 'error.tag' },
  { operation: 'decryptWithKey', input: BLOCK, options: { ...CBC, form: 'hex' }, error: 'error.padding' },
  {
    operation: 'decryptWithKey',
    input: BLOCK,
    options: { ...CBC, form: 'hex', padding: 'none' },
    error: 'error.notTextKey',
  },
  // no example: error.jwe, because the detector of another tool claims its texts.
] satisfies Example<typeof operations>[];
