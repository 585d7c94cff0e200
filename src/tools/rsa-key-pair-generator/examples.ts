import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/* The keys were made for these examples, by `ssh-keygen` and `openssl`. */

const SSH_PRIVATE = [
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW',
  'QyNTUxOQAAACBqNWhSCa+aNs4OsQwBxiPhUOXOj0hSWv2Ki8ndFOB7pwAAAJiIMCpEiDAq',
  'RAAAAAtzc2gtZWQyNTUxOQAAACBqNWhSCa+aNs4OsQwBxiPhUOXOj0hSWv2Ki8ndFOB7pw',
  'AAAEBkaONhs1RItNTTNRFJFP48uqGUEAmiPX2GTlaJdG7Ptmo1aFIJr5o2zg6xDAHGI+FQ',
  '5c6PSFJa/YqLyd0U4HunAAAAD2FkYUBleGFtcGxlLm9yZwECAwQFBg==',
  '-----END OPENSSH PRIVATE KEY-----',
].join('\n');
const SSH_AS_PKCS8 = [
  '-----BEGIN PRIVATE KEY-----',
  'MC4CAQAwBQYDK2VwBCIEIGRo42GzVEi01NM1EUkU/jy6oZQQCaI9fYZOVol0bs+2',
  '-----END PRIVATE KEY-----',
].join('\n');
const SSH_PUBLIC = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGo1aFIJr5o2zg6xDAHGI+FQ5c6PSFJa/YqLyd0U4Hun ada@example.org';
/** By `ssh-keygen`, with the passphrase “correct”. */
const SSH_ENCRYPTED = [
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHIAAAAGYmNyeXB0AAAAGAAAABCWPy8XHI',
  'al8M1EM0HXtIzXAAAAEAAAAAEAAAAzAAAAC3NzaC1lZDI1NTE5AAAAIB9OT4GiTlpV3FWg',
  'rMjJ0V1WQnBErEV836D1CHU1pHjSAAAAkHr+RIMD0D0MPnwlVWOfrLvJwJ1QECqO8EZWwD',
  '2vC17aK0oMk/BhWitfGieUsmLOS6FRhr4SoipR7xIuTM7yGJ5q/o3LTM0yHMGkRXrWxvTf',
  'CpVK9cWS7q3nckqZZ5Q0Fe+dgSUS/yllBK/8YA0zg3DCPlQePhsUoZWkqN1OlN6v5AD4v1',
  'd3KqcoUAphzyafDg==',
  '-----END OPENSSH PRIVATE KEY-----',
].join('\n');
/** By `ssh-keygen -Z chacha20-poly1305@openssh.com`, with that passphrase. */
const SSH_CHACHA = [
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'b3BlbnNzaC1rZXktdjEAAAAAHWNoYWNoYTIwLXBvbHkxMzA1QG9wZW5zc2guY29tAAAABm',
  'JjcnlwdAAAABgAAAAQBwZqG6QrGEfpy+yuwE1rAgAAABAAAAABAAAAMwAAAAtzc2gtZWQy',
  'NTUxOQAAACChHc5l+K35U1CZjHZLBRzYeB4Mc6CZU7DktZGwx4x9jgAAAIiM9NV8/RNeb6',
  'Eop56wrkQ0bhvlToPSjubQe/9zuuvq9BLhkZPqAb9zukD1z5uBxMiTWEedqiuqB8TCF4Nj',
  'E3kyPhQzx0fo+QJEoS5dwwLTpQAXGPwG85YHFXsb6tGzrtHCD+6qh5n+nmSJWbZVkywVyb',
  'oOdRM2mmZ+0uzX6e/PzSaZvFPYfdLsp2wCNxfO7y7lAq3h/83TEQ==',
  '-----END OPENSSH PRIVATE KEY-----',
].join('\n');
/** The same, with a cipher that does not exist. */
const SSH_UNKNOWN = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAAHWFlZ2lzLTEyOGwtcG9seTEzQGV4YW1wbGUuY29tAAAABmJjcnlwdAAAABgAAAAQBwZqG6QrGEfpy+yuwE1rAgAAABAAAAABAAAAMwAAAAtzc2gtZWQyNTUxOQAAACChHc5l+K35U1CZjHZLBRzYeB4Mc6CZU7DktZGwx4x9jgAAAIiM9NV8/RNeb6Eop56wrkQ0bhvlToPSjubQe/9zuuvq9BLhkZPqAb9zukD1z5uBxMiTWEedqiuqB8TCF4NjE3kyPhQzx0fo+QJEoS5dwwLTpQAXGPwG85YHFXsb6tGzrtHCD+6qh5n+nmSJWbZVkywVyboOdRM2mmZ+0uzX6e/PzSaZvFPYfdLsp2wCNxfO7y7lAq3h/83TEQ==
-----END OPENSSH PRIVATE KEY-----`;
const SSH_NO_ROUNDS = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHIAAAAGYmNyeXB0AAAAGAAAABCWPy8XHIal8M1EM0HXtIzXAAAAAAAAAAEAAAAzAAAAC3NzaC1lZDI1NTE5AAAAIB9OT4GiTlpV3FWgrMjJ0V1WQnBErEV836D1CHU1pHjSAAAAkHr+RIMD0D0MPnwlVWOfrLvJwJ1QECqO8EZWwD2vC17aK0oMk/BhWitfGieUsmLOS6FRhr4SoipR7xIuTM7yGJ5q/o3LTM0yHMGkRXrWxvTfCpVK9cWS7q3nckqZZ5Q0Fe+dgSUS/yllBK/8YA0zg3DCPlQePhsUoZWkqN1OlN6v5AD4v1d3KqcoUAphzyafDg==
-----END OPENSSH PRIVATE KEY-----`;
/** With the passphrase “correct”. */
const ENCRYPTED = [
  '-----BEGIN ENCRYPTED PRIVATE KEY-----',
  'MIGbMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAiIgjWfdBo5NwICCAAw',
  'DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEENLOn5HDZNYh6MOcH34I4a0EQNpH',
  'p9B7p1QwxgNm2/3AOQKxwx8PkOUJRqoMWTRrLZInjgQ8rvzZflAXEGjeatyYGKNW',
  'PrbnirKm/HaYO/Rp+5k=',
  '-----END ENCRYPTED PRIVATE KEY-----',
].join('\n');
/** By `openssl ec -aes128`, with the passphrase “correct”. */
const OLD = [
  '-----BEGIN EC PRIVATE KEY-----',
  'Proc-Type: 4,ENCRYPTED',
  'DEK-Info: AES-128-CBC,9066F7DEBCA37AE7F446E78BC88C8675',
  '',
  'ZbJ3QE638ncEqg9yJVfeU0Sxf5U3N4NFkQJHXAa3nYI99BhBIjycEdDG2oGfyXge',
  'ZqXsFsxzL8FDIfe5zaO6UWej1x8GefjKllkq597x1eD+EpmiHuIaGgRsDM1SwZny',
  'fkCEspjFd7Nhj2MfiE9TvHe2mafEB4k8JQeiv3eKxDc=',
  '-----END EC PRIVATE KEY-----',
].join('\n');
const SCRYPT = [
  '-----BEGIN ENCRYPTED PRIVATE KEY-----',
  'MIGTME8GCSqGSIb3DQEFDTBCMCEGCSsGAQQB2kcECzAUBAidIjU6VZglTAICQAAC',
  'AQgCAQEwHQYJYIZIAWUDBAEqBBDtQuUiuT0scWbRZigY25MBBECqzDz+HnPRC++g',
  's5/r2NgbtHZGFzqOQza7J47YdH84o4cz9V8+R3j0OE4WKQ7VDDLrqXPSVpqVbz7j',
  '87eKL2Wj',
  '-----END ENCRYPTED PRIVATE KEY-----',
].join('\n');
const NO_ITERATIONS = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIGbMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAiIgjWfdBo5NwICAAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEENLOn5HDZNYh6MOcH34I4a0EQNpHp9B7p1QwxgNm2/3AOQKxwx8PkOUJRqoMWTRrLZInjgQ8rvzZflAXEGjeatyYGKNWPrbnirKm/HaYO/Rp+5k=
-----END ENCRYPTED PRIVATE KEY-----`;
const PUBLIC = [
  '-----BEGIN PUBLIC KEY-----',
  'MCowBQYDK2VwAyEARjFFICzJ3IgFWTuN3LwW8cNZErf4SxeZdfNwywuEf8w=',
  '-----END PUBLIC KEY-----',
].join('\n');
const RSA_1024 = [
  '-----BEGIN PUBLIC KEY-----',
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDLfyOu1aaESHxGjkcfF6tRgq6U',
  'pJ98lwCvhjdMVCdS2nqU9aWcnkKCSyNf797byTCPB42nchYT/nk0pZ5EL0Zyxyy4',
  'VDY3UTi4csqDa4KhjYagMdXQrf4NMmrX7MRZZ4l7hx6x3R9quaJGUTZmvmRcUr1I',
  'VPKoBAZOzeNXmx6ADwIDAQAB',
  '-----END PUBLIC KEY-----',
].join('\n');
/** A certificate until 2124, and that of the authority that signed it. The root is left out, as servers do. */
const CERTIFICATE = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBmDCCAUqgAwIBAgICH0owBQYDK2VwMDIxFDASBgNVBAoMC0hhbmR5IFRvb2xz',
  'MRowGAYDVQQDDBFFeGFtcGxlIEF1dGhvcml0eTAgFw0yNDAxMDEwMDAwMDBaGA8y',
  'MTI0MDEwMTAwMDAwMFowFjEUMBIGA1UEAwwLZXhhbXBsZS5vcmcwKjAFBgMrZXAD',
  'IQC5o3AEuGxYKy0TJXVsTBXDNc/xmk1LyIDCi3TpcKGiqaOBnTCBmjAlBgNVHREE',
  'HjAcggtleGFtcGxlLm9yZ4INKi5leGFtcGxlLm9yZzAMBgNVHRMBAf8EAjAAMA4G',
  'A1UdDwEB/wQEAwIHgDATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUYfIS',
  'ArZM7r8eHPsmZBWcTGHt9/swHwYDVR0jBBgwFoAUtOMa9UzIFInoA1KpLYTGq02b',
  'v7cwBQYDK2VwA0EACXi9c/ftsfte21LN2WVxsZQZxm9B/KqcwEPI03oM079Rixdv',
  'wUF9mJTZLxJ+o3XQOo+SivjuTUb65nzLbTM2Dg==',
  '-----END CERTIFICATE-----',
].join('\n');
const AUTHORITY = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBdzCCASmgAwIBAgICEAEwBQYDK2VwMC0xFDASBgNVBAoMC0hhbmR5IFRvb2xz',
  'MRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QwIBcNMjQwMTAxMDAwMDAwWhgPMjEyNDAx',
  'MDEwMDAwMDBaMDIxFDASBgNVBAoMC0hhbmR5IFRvb2xzMRowGAYDVQQDDBFFeGFt',
  'cGxlIEF1dGhvcml0eTAqMAUGAytlcAMhACAzmKNGO2zwFPC7fHBC2hX93kXXdm4t',
  'qRQGym6woibdo2YwZDASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQEAwIB',
  'BjAdBgNVHQ4EFgQUtOMa9UzIFInoA1KpLYTGq02bv7cwHwYDVR0jBBgwFoAUqCSs',
  'h4Wcau5wCMvy5ZK/UVaunxAwBQYDK2VwA0EAqPKG/GO4OSKX25bV7OXt3gWYFz9p',
  'PBT/yL9BfHzxvPM+av3fe0Me68CHG3jbQWEJPLwD4BWwDwK74oUmPEK6AA==',
  '-----END CERTIFICATE-----',
].join('\n');
/** A request by another key. */
const REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHyMIGlAgEAMCwxFDASBgNVBAMMC2V4YW1wbGUub3JnMRQwEgYDVQQKDAtIYW5k',
  'eSBUb29sczAqMAUGAytlcAMhAAezQG+1pHGqi0uAhxEgdTNshq5RDI+xeikeB1f+',
  'e0agoEYwRAYJKoZIhvcNAQkOMTcwNTAlBgNVHREEHjAcggtleGFtcGxlLm9yZ4IN',
  'Ki5leGFtcGxlLm9yZzAMBgNVHRMBAf8EAjAAMAUGAytlcANBAOwv7Nt0YxTmCY2B',
  '8uI70nr1Y5zs9yGSb6ym4ngtqKq0kYFhI90tDv5hlxEPSurE1kd+pYX+YqzH3wvS',
  'wcq1nQk=',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');
/** That of the certificate. */
const CERTIFICATE_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'MC4CAQAwBQYDK2VwBCIEILkI8UYzGtnj6Fi2Zm7YZIrp6FuJkvM/CMhVPrihGH2E',
  '-----END PRIVATE KEY-----',
].join('\n');
const passphrase = 'correct';
const jwk = (members: Readonly<Record<string, string>>) => JSON.stringify(members);
/** RFC 8037, A.1. */
const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

// no example: error.noPrimes, because a generator would have to repeat itself.
export default [
  { operation: 'generate', matches: /[^]*-----BEGIN PUBLIC KEY-----[^]*/ },
  {
    operation: 'generate',
    options: { algorithm: 'ed25519', publicFormat: 'openssh', privateFormat: 'openssh', comment: 'ada@example.org' },
    matches: /[^]*ssh-ed25519 AAAA\S+ ada@example\.org[^]*/,
  },
  {
    operation: 'generate',
    options: { algorithm: 'ed25519', privateFormat: 'openssh', passphrase },
    matches: /[^]*BEGIN OPENSSH PRIVATE KEY[^]*/,
  },
  { operation: 'generate', options: { bits: 256 }, matches: /[^]*RSA 256[^]*/, notes: ['warning.weak'] },
  {
    operation: 'generate',
    options: { algorithm: 'P-256', comment: 'ada' },
    matches: /[^]*BEGIN PUBLIC KEY[^]*/,
    notes: ['note.commentUnused'],
  },
  { operation: 'generate', options: { algorithm: 'x25519', privateFormat: 'jwk' }, matches: /[^]*X25519[^]*/ },
  { operation: 'generate', options: { algorithm: 'x25519', publicFormat: 'openssh' }, error: 'error.noSsh' },
  { operation: 'generate', options: { bits: 2049 }, error: 'error.bitsStep' },
  { operation: 'generate', options: { algorithm: 'ed25519', publicFormat: 'pkcs1' }, error: 'error.formatFor' },
  { operation: 'generate', options: { privateFormat: 'jwk', passphrase }, error: 'error.passphraseFormat' },
  { operation: 'generate', options: { publicFormat: 'openssh', comment: 'a\nb' }, error: 'error.comment' },

  { operation: 'estimate', matches: /^\{"milliseconds":[\d.e+-]+\}$/ },

  {
    operation: 'rewrite',
    input: SSH_PRIVATE,
    options: { publicFormat: 'openssh', comment: 'ada@example.org' },
    matches: /[^]*ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGo1aFIJr5o2zg6xDAHGI[^]*-----BEGIN PRIVATE KEY-----[^]*/,
  },
  { operation: 'rewrite', input: PUBLIC, error: 'error.noPrivate' },

  {
    operation: 'convert',
    input: SSH_PRIVATE,
    options: { publicFormat: 'openssh' },
    reworded: ['privateKey'],
    output: {
      isPrivate: true,
      comment: 'ada@example.org',
      publicKey: `${SSH_PUBLIC}\n`,
      privateKey: `${SSH_AS_PKCS8}\n`,
      matches: null,
      algorithm: 'Ed25519',
      strength: 128,
      sha256: 'SHA256:RQ4ZlS7G+2S4OwyLQdDZ8w3Nvm1K1skpoSPiQhynqmE',
      md5: 'MD5:c0:f7:80:9e:0b:0c:8c:d0:aa:c0:b7:66:e7:09:ec:77',
      keyId: '3071570d0f8a06cd278051bc5b42358166feb117',
      thumbprint: 'IbrNzNUgtJGq7o2ed9o3LF4uew_OOamRYZusOjQ1VMU',
    },
  },
  {
    operation: 'convert',
    input: SSH_AS_PKCS8.replace('BEGIN PRIVATE', 'BEGIN RSA PRIVATE').replace('END PRIVATE', 'END RSA PRIVATE'),
    matches: /[^]*Ed25519[^]*/,
    notes: ['warning.label'],
  },
  { operation: 'convert', input: SSH_PRIVATE, options: { other: SSH_PUBLIC }, matches: /[^]*"matches":\s*true[^]*/ },
  { operation: 'convert', input: ENCRYPTED, options: { passphrase }, matches: /[^]*MCowBQYDK2Vw[^]*/ },
  {
    operation: 'convert',
    input: SSH_PRIVATE,
    options: { privateFormat: 'pkcs8', newPassphrase: passphrase },
    matches: /[^]*"privateKey":\s*"-----BEGIN ENCRYPTED PRIVATE KEY-----[^]*/,
  },
  { operation: 'convert', input: PUBLIC, options: { newPassphrase: passphrase }, error: 'error.noPrivate' },
  { operation: 'convert', input: RSA_1024, matches: /[^]*RSA 1024[^]*/, notes: ['warning.weak'] },
  {
    operation: 'convert',
    input: SSH_PUBLIC.split(' ').slice(0, 2).join(' '),
    matches: /[^]*Ed25519[^]*/,
  },
  { operation: 'convert', input: 'handy tools', error: 'error.noKey' },
  {
    operation: 'convert',
    input: PUBLIC.replaceAll('PUBLIC', 'DSA PRIVATE').replace('MCow', 'MCou'),
    error: 'error.label',
  },
  { operation: 'convert', input: CERTIFICATE, error: 'error.isCertificate' },
  { operation: 'convert', input: PUBLIC.slice(0, 90), error: 'error.end' },
  { operation: 'convert', input: PUBLIC.replace('MCow', 'MC?w'), error: 'error.base64Digit' },
  { operation: 'convert', input: PUBLIC.replace('MCow', 'MC=w'), error: 'error.base64Padding' },
  { operation: 'convert', input: 'ssh-ed25519 AAAAC', error: 'error.base64Length' },
  { operation: 'convert', input: PUBLIC.replace('MCow', 'MCou'), error: 'error.structure' },
  { operation: 'convert', input: PUBLIC, options: { passphrase, other: OLD }, matches: /[^]*"matches":\s*false[^]*/ },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: OLD.replace('AES-128-CBC', 'DES-CBC') },
    error: 'error.oldEncryption',
  },
  { operation: 'convert', input: SSH_ENCRYPTED, options: { passphrase }, matches: /[^]*"comment":\s*"ada"[^]*/ },
  { operation: 'convert', input: SSH_CHACHA, options: { passphrase }, matches: /"isPrivate":true/ },
  { operation: 'convert', input: SSH_UNKNOWN, options: { passphrase }, error: 'error.sshEncrypted' },
  { operation: 'convert', input: SSH_NO_ROUNDS, options: { passphrase }, error: 'error.rounds' },
  { operation: 'convert', input: ENCRYPTED, error: 'error.passphraseMissing' },
  { operation: 'convert', input: ENCRYPTED, options: { passphrase: 'wrong' }, error: 'error.passphraseWrong' },
  { operation: 'convert', input: SCRYPT, options: { passphrase }, error: 'error.scheme' },
  { operation: 'convert', input: NO_ITERATIONS, options: { passphrase }, error: 'error.iterations' },
  { operation: 'convert', input: PUBLIC, options: { other: '{' }, error: 'error.json' },
  { operation: 'convert', input: PUBLIC, options: { other: '{"keys":[]}' }, error: 'error.oneKey' },
  { operation: 'convert', input: PUBLIC, options: { other: jwk({ kty: 'RSA' }) }, error: 'error.member' },
  { operation: 'convert', input: PUBLIC, options: { other: jwk({ kty: 'oct', k: 'AQAB' }) }, error: 'error.algorithm' },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: jwk({ kty: 'EC', crv: 'secp256k1' }) },
    error: 'error.curve',
  },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: jwk({ kty: 'EC', crv: 'P-256', x: 'AQAB', y: 'AQAB' }) },
    error: 'error.point',
  },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: jwk({ kty: 'OKP', crv: 'Ed25519', x: X, d: 'AQAB' }) },
    error: 'error.secret',
  },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: jwk({ kty: 'OKP', crv: 'Ed25519', x: X, d: X }) },
    error: 'error.pair',
  },
  {
    operation: 'convert',
    input: PUBLIC,
    options: {
      other: jwk({ kty: 'RSA', n: 'AQAB', e: 'AQAB', d: 'Aw', p: 'Aw', q: 'Aw', dp: 'Aw', dq: 'Aw', qi: 'Aw' }),
    },
    error: 'error.rsa',
  },
  {
    operation: 'convert',
    input: PUBLIC,
    options: { other: jwk({ kty: 'RSA', n: '_'.repeat(2740), e: 'AQAB' }) },
    error: 'error.tooLarge',
  },

  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${AUTHORITY}`,
    matches: /[^]*CN=Example Root,O=Handy Tools[^]*/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${AUTHORITY}`,
    matches:
      /^(?=[^]*"problems":\s*\[\])(?=[^]*"names":\s*\["DNS:example\.org")(?=[^]*"missing":\s*"CN=Example Root,O=Handy Tools")[^]*$/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${CERTIFICATE_KEY}`,
    matches: /[^]*"privateKey":\s*\{\s*"algorithm":\s*"Ed25519",\s*"certificate":\s*1[^]*/,
    notes: ['warning.keyInText'],
  },
  {
    operation: 'certificate',
    input: REQUEST,
    options: { privateKey: CERTIFICATE_KEY },
    matches: /^(?=[^]*"subject":\s*"O=Handy Tools,CN=example\.org")(?=[^]*"request":\s*null)[^]*$/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${ENCRYPTED}`,
    options: { passphrase },
    matches: /[^]*"privateKey":\s*\{\s*"algorithm":\s*"Ed25519",\s*"certificate":\s*null[^]*/,
    notes: ['warning.keyInText'],
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${ENCRYPTED}`,
    options: { passphrase: 'wrong' },
    error: 'error.passphraseWrong',
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${ENCRYPTED}`,
    matches: /[^]*"privateKey":\s*null[^]*/,
    notes: ['warning.keyInText', 'note.keyEncrypted'],
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${SCRYPT}`,
    matches: /[^]*"privateKey":\s*null[^]*/,
    notes: ['warning.keyInText', 'warning.keyUnread'],
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${CERTIFICATE_KEY}\n${SSH_PRIVATE}`,
    matches: /[^]*"certificate":\s*1[^]*/,
    notes: ['warning.keyInText', 'warning.moreKeys'],
  },
  { operation: 'certificate', input: CERTIFICATE_KEY, error: 'error.privateKeyAlone' },
  { operation: 'certificate', input: PUBLIC, error: 'error.certLabel' },
  { operation: 'certificate', input: 'handy tools', error: 'error.noCertificate' },
  { operation: 'certificate', input: CERTIFICATE.replace('MIIB', 'MIIC'), error: 'error.certStructure' },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n`.repeat(301),
    options: { passphrase },
    error: 'error.certCount',
  },

  {
    operation: 'certificateFile',
    input: CERTIFICATE,
    matches: /[^]*"subject":\s*"CN=example\.org"[^]*/,
  },
] satisfies Example<typeof operations>[];
