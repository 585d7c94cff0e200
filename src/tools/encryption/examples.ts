import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const passphrase = 'correct horse';
const key = 'feffe9928665731c6d6a8f9467308308';
const BLOCK = '7649abac8119b246cee98e9b12e9197d';
/** By OpenSSL: the IV, what is encrypted, and the tag. */
const GCM = 'cafebabefacedbaddecaf888f3d34283a0d306ae81475bf6a1ee6c76201448b68aa7d527c18a66';
const CBC = { key: '2b7e151628aed2a6abf7158809cf4f3c', mode: 'cbc', iv: '000102030405060708090a0b0c0d0e0f' } as const;

/** By OpenSSL (AES-GCM, PBKDF2) and noble (Argon2id). */
const CONTAINER = 'SFRFTkMBAQEAAEwAAAAAAgABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhvmpzdOfUvLa14Yz/7Xn8pQf41ycIeRd93ctfc=';
const BY_PBKDF2 = 'SFRFTkMBAgAAAAAAAAknwAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtmIhxmYtyMVwjDnd5SYpU7WtLq+wKr5mOuEMM=';
/** All but the first bytes of a container by one round of PBKDF2. */
const REST = 'AAAAAAAAAAAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtwGf3v/Zyi';

export default [
  {
    operation: 'encryptWithPassword',
    input: 'handy tools',
    options: { passphrase },
    matches: /^SFRFTkMBAQEAAEwAAAAAA[+/\w]{74}=$/,
  },
  {
    operation: 'encryptWithPassword',
    input: 'handy tools',
    options: { passphrase, kdf: 'pbkdf2' },
    matches: /^SFRFTkMBAgAAAAAAAAknw[+/\w]{74}=$/,
  },
  {
    operation: 'encryptWithPassword',
    input: 'a',
    options: { passphrase, memory: 8, parallelism: 2 },
    error: 'error.costs',
  },
  { operation: 'encryptWithPassword', input: 'handy tools', error: 'error.passphraseMissing' },
  { operation: 'decryptWithPassword', input: CONTAINER, options: { passphrase }, output: 'handy tools' },
  {
    operation: 'decryptWithPassword',
    input: BY_PBKDF2,
    options: { passphrase, shown: 'hex' },
    output: '68616e647920746f6f6c73',
  },
  {
    operation: 'decryptWithPassword',
    input: CONTAINER,
    options: { passphrase: 'wrong' },
    error: 'error.wrongPassword',
  },
  {
    operation: 'decryptWithPassword',
    input: `SFRFTkMBAg${REST}AUMnfOlpJ7EAOw==`,
    options: { passphrase },
    error: 'error.wrongPassword',
  },
  {
    operation: 'decryptWithPassword',
    input: 'SFRFTkMBAgAAAAAAAAAAAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhvu6WVyGZmcodNYE+8T7+kn8zU=',
    options: { passphrase },
    error: 'error.binary',
  },
  {
    operation: 'decryptWithPassword',
    input: `SFRFTkMCAg${REST}oUMnfOlpJ7EAOw==`,
    options: { passphrase },
    error: 'error.containerVersion',
  },
  {
    operation: 'decryptWithPassword',
    input: `SFRFTkMBAw${REST}oUMnfOlpJ7EAOw==`,
    options: { passphrase },
    error: 'error.containerKdf',
  },
  {
    // 4 GiB and 1000 passes.
    operation: 'decryptWithPassword',
    input: 'SFRFTkMBAQQAQAAAAAAD6AABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhtwGf3v/ZyioUMnfOlpJ7EAOw==',
    options: { passphrase },
    error: 'error.costs',
  },
  { operation: 'decryptWithPassword', input: CONTAINER.slice(0, 40), options: { passphrase }, error: 'error.tooShort' },
  { operation: 'decryptWithPassword', input: 'AAECAwQFBgc=', options: { passphrase }, error: 'error.notContainer' },
  {
    operation: 'decryptWithPassword',
    input: 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=',
    options: { passphrase },
    error: 'error.isSalted',
  },
  {
    operation: 'decryptWithPassword',
    input: 'eyJhbGciOiJkaXIifQ..aXY.dGV4dA.dGFn',
    options: { passphrase },
    error: 'error.jwe',
  },
  {
    // On the page: the name of the file.
    operation: 'encryptFileWithPassword',
    input: 'handy tools',
    options: { passphrase },
    matches: /"SFRFTkMBAQEAAEwAAAAAA|example\.txt\.enc/,
  },
  {
    operation: 'decryptFileWithPassword',
    input: { base64: CONTAINER },
    options: { passphrase },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFileWithPassword',
    input: `${BY_PBKDF2}\n`,
    options: { passphrase },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFileWithPassword',
    input: 'handy tools',
    options: { passphrase },
    error: 'error.fileNotContainer',
  },

  { operation: 'encrypt', input: 'handy tools', options: { passphrase }, matches: /^U2FsdGVkX1[+/\w]{33}=$/ },
  {
    operation: 'encrypt',
    input: 'handy tools',
    options: { passphrase, algorithm: 'rc4', encoding: 'hex' },
    matches: /^53616c7465645f5f[\da-f]{38}$/,
    notes: ['note.weakCipher', 'note.weakDerivation'],
  },
  {
    operation: 'encrypt',
    input: '\ud83d',
    options: { passphrase, derivation: 'md5' },
    matches: /^U2FsdGVkX1[+/\w]{33}=$/,
    notes: ['note.loneSurrogate', 'note.weakDerivation'],
  },
  { operation: 'encrypt', input: 'handy tools', error: 'error.passphraseMissing' },

  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=',
    options: { passphrase },
    output: 'handy tools',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCNoJcpOovkR0xZOq',
    options: { passphrase, algorithm: 'rabbit' },
    output: 'handy tools',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLkK',
    options: { passphrase, algorithm: 'rc4', shown: 'hex' },
    output: '68616e647920746f6f6c73',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLl=',
    options: { passphrase, algorithm: 'rc4', shown: 'hex' },
    matches: /^68616e647920746f6f6c$/,
    notes: ['note.trailingBits'],
  },
  {
    // openssl enc -aes-256-cbc -pbkdf2 -a, which has 10,000 iterations: they are tried, too
    operation: 'decrypt',
    input: 'U2FsdGVkX18uL//1wYsE9J2aTZP+ZIBX6Cx5rc5+dt0=',
    options: { passphrase },
    output: 'handy tools',
  },
  {
    // openssl enc -aes-256-cbc -pbkdf2 -iter 7 -a
    operation: 'decrypt',
    input: 'U2FsdGVkX1+YqADYyxVPMvkFdjx+DWXSZbfIh/Mfzlw=',
    options: { passphrase, derivation: 'pbkdf2', iterations: 7 },
    output: 'handy tools',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18uL//1wYsE9J2aTZP+ZIBX6Cx5rc5+dt0=',
    options: { passphrase, derivation: 'pbkdf2' },
    error: 'error.wrongPassphrase',
  },
  { operation: 'decrypt', input: 'AAECAwQFBgcICQoLDA0ODw==', options: { passphrase }, error: 'error.notSalted' },
  {
    // With a passphrase that was searched for: the padding is right with the key by MD5, too.
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCAM6JRG13sQXeMoKrQeN4Ek=',
    options: { passphrase: 'horse 544', iterations: 1, shown: 'hex' },
    error: 'error.severalDerivations',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCAM6JRG13sQXeMoKrQeN4Ek=',
    options: { passphrase: 'horse 544', iterations: 1, derivation: 'pbkdf2', shown: 'hex' },
    output: '68616e647920746f6f6c73',
  },
  { operation: 'decrypt', input: CONTAINER, options: { passphrase }, error: 'error.isContainer' },
  { operation: 'decrypt', input: 'not base64 !!', options: { passphrase }, error: 'error.base64Digit' },
  { operation: 'decrypt', input: 'AAECAwQFB', options: { passphrase }, error: 'error.base64Length' },
  { operation: 'decrypt', input: 'U2=sdGVk', options: { passphrase }, error: 'error.base64Padding' },
  { operation: 'decrypt', input: '53616c7465645f5f0', options: { passphrase }, error: 'error.hexOdd' },
  { operation: 'decrypt', input: '53616c7465645f5fxx', options: { passphrase }, error: 'error.hexDigit' },
  { operation: 'decrypt', input: 'eyJhbGciOiJkaXIifQ..aXY.dGV4dA.dGFn', options: { passphrase }, error: 'error.jwe' },
  { operation: 'decrypt', input: 'U2FsdGVkX18BAgMEBQYHCBBW', options: { passphrase }, error: 'error.blocks' },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=',
    options: { passphrase: 'wrong', derivation: 'md5' },
    error: 'error.wrongPassphrase',
  },
  {
    operation: 'decrypt',
    input: 'U2FsdGVkX18BAgMEBQYHCEnIsEiNyOS/CLkK',
    options: { passphrase: 'wrong', algorithm: 'rc4' },
    error: 'error.notText',
  },

  {
    // On the page: the name of the file.
    operation: 'encryptFile',
    input: 'handy tools',
    options: { passphrase },
    matches: /"U2FsdGVkX1|example\.txt\.enc/,
  },
  { operation: 'encryptFile', input: { base64: 'aGFuZHkgdG9vbHM=' }, error: 'error.passphraseMissing' },
  {
    operation: 'decryptFile',
    input: { base64: 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=' },
    options: { passphrase },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFile',
    input: 'U2FsdGVkX18BAgMEBQYHCBBW9YANavn44t8PJpXhIBI=\n',
    options: { passphrase },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFile',
    input: { base64: 'U2FsdGVkX1+YqADYyxVPMvkFdjx+DWXSZbfIh/Mfzlw=' },
    options: { passphrase, iterations: 7 },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFile',
    input: { base64: 'U2FsdGVkX18BAgMEBQYHCNoJcpOovkR0xZOq' },
    options: { passphrase, algorithm: 'rabbit' },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  {
    operation: 'decryptFile',
    input: { base64: 'aGFuZHkgdG9vbHM=' },
    options: { passphrase },
    error: 'error.fileNotSalted',
  },
  {
    // NIST SP 800-38A, F.2.1.
    operation: 'encryptFile',
    input: { base64: 'a8G+4i5An5bpPX4Rc5MXKg==' },
    options: { by: 'key', ...CBC, padding: 'none' },
    output: { base64: 'dkmrrIEZskbO6Y6bEukZfQ==' },
  },
  {
    operation: 'encryptFile',
    input: 'handy tools',
    options: { by: 'key', key, iv: 'cafebabefacedbaddecaf888', aad: 'a' },
    output: { base64: '89NCg6DTBq6BR1v2oe5sdiAUSLaKp9UnwYpm' },
  },
  {
    operation: 'decryptFile',
    input: { base64: 'dkmrrIEZskbO6Y6bEukZfQ==' },
    options: { by: 'key', ...CBC, padding: 'none' },
    output: { base64: 'a8G+4i5An5bpPX4Rc5MXKg==' },
  },
  {
    operation: 'decryptFile',
    input: { base64: 'yv66vvrO263eyviI89NCg6DTBq6BR1v2oe5sdiAUSLaKp9UnwYpm' },
    options: { by: 'key', key, aad: 'a' },
    output: { base64: 'aGFuZHkgdG9vbHM=' },
  },
  // no example: file.unreadable, because no example is a file that is moved.

  {
    operation: 'encryptRaw',
    input: 'handy tools',
    options: { key, iv: 'cafebabefacedbaddecaf888', encoding: 'hex' },
    matches: /^[\da-f]{54}$/,
  },
  { operation: 'encryptRaw', input: 'handy tools', options: { key }, matches: /^[+/\w]{52}$/ },
  {
    // NIST SP 800-38A, F.2.1.
    operation: 'encryptRaw',
    input: '6bc1bee22e409f96e93d7e117393172a',
    options: { ...CBC, padding: 'none', form: 'hex', encoding: 'hex' },
    output: BLOCK,
  },
  {
    operation: 'encryptRaw',
    input: 'a',
    options: { key, mode: 'ecb' },
    matches: /^[+/\w]{22}==$/,
    notes: ['note.ecb'],
  },
  {
    // NIST SP 800-38A, F.4.1.
    operation: 'encryptRaw',
    input: '6bc1bee22e409f96e93d7e117393172a',
    options: { ...CBC, mode: 'ofb', ivPlace: 'front', form: 'hex', encoding: 'hex' },
    output: '000102030405060708090a0b0c0d0e0f3b3fd92eb72dad20333449f8e83cfb4a',
  },
  {
    operation: 'decryptRaw',
    input: '000102030405060708090a0b0c0d0e0f3b3fd92eb72dad20333449f8e83cfb4a',
    options: {
      ...CBC,
      iv: '100102030405060708090a0b0c0d0e0f',
      mode: 'ofb',
      ivPlace: 'front',
      form: 'hex',
      shown: 'hex',
    },
    error: 'error.ivDiffers',
  },
  { operation: 'encryptRaw', input: 'a', error: 'error.keyMissing' },
  { operation: 'encryptRaw', input: 'a', options: { key: '00' }, error: 'error.keySize' },
  { operation: 'encryptRaw', input: 'a', options: { key, iv: '00' }, error: 'error.ivSize' },

  {
    operation: 'decryptRaw',
    input: BLOCK,
    options: { ...CBC, padding: 'none', form: 'hex', shown: 'hex' },
    output: '6bc1bee22e409f96e93d7e117393172a',
  },
  {
    operation: 'decryptRaw',
    input: GCM,
    options: { key, form: 'hex', aad: 'a' },
    output: 'handy tools',
  },
  { operation: 'decryptRaw', input: BLOCK, options: { ...CBC, form: 'hex' }, error: 'error.padding' },
  {
    operation: 'decryptRaw',
    input: BLOCK,
    options: { ...CBC, padding: 'none', mode: 'ctr', form: 'hex' },
    error: 'error.notTextRaw',
  },
  { operation: 'decryptRaw', input: 'AAAA', options: { key }, error: 'error.tooShort' },
  { operation: 'decryptRaw', input: 'A'.repeat(40), options: { key }, error: 'error.tag' },
] satisfies Example<typeof operations>[];
