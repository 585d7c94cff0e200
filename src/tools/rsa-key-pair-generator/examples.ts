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
/** Signed by its own key, until 2126. */
const CERTIFICATE = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBYDCCARKgAwIBAgICH0owBQYDK2VwMCwxFDASBgNVBAMMC2V4YW1wbGUub3Jn',
  'MRQwEgYDVQQKDAtIYW5keSBUb29sczAgFw0yNjExMjQyMDU4MDRaGA8yMTI2MTAz',
  'MTIwNTgwNFowLDEUMBIGA1UEAwwLZXhhbXBsZS5vcmcxFDASBgNVBAoMC0hhbmR5',
  'IFRvb2xzMCowBQYDK2VwAyEAB7NAb7WkcaqLS4CHESB1M2yGrlEMj7F6KR4HV/57',
  'RqCjVjBUMCUGA1UdEQQeMByCC2V4YW1wbGUub3Jngg0qLmV4YW1wbGUub3JnMAwG',
  'A1UdEwEB/wQCMAAwHQYDVR0OBBYEFEWe2Fgd/2Y0syYIh3q98YYUFtcQMAUGAytl',
  'cANBABKq50oicvxeNi5sO+X1vnqkX7ct/DnwOCqtqig1WYu0tYj8yewEG6Eg9mwq',
  '9v2fedl6Otq9YfQVB8+X9Yn1GQg=',
  '-----END CERTIFICATE-----',
].join('\n');
/** Of the same key. */
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
const CERTIFICATE_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'MC4CAQAwBQYDK2VwBCIEILpeCnLVrMa9MjmrndTCZDrA4J0pxiimhcpzcYyAMf7Q',
  '-----END PRIVATE KEY-----',
].join('\n');
const passphrase = 'correct';
const jwk = (members: Readonly<Record<string, string>>) => JSON.stringify(members);
/** RFC 8037, A.1. */
const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

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
  { operation: 'generate', options: { bits: 256 }, matches: /[^]*RSA 256[^]*/, notes: ['note.weak'] },
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

  {
    operation: 'rewrite',
    input: SSH_PRIVATE,
    options: { publicFormat: 'openssh', comment: 'ada@example.org' },
    matches: /[^]*ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGo1aFIJr5o2zg6xDAHGI[^]*-----BEGIN PRIVATE KEY-----[^]*/,
  },
  { operation: 'rewrite', input: PUBLIC, error: 'error.noPrivate' },

  {
    operation: 'inspect',
    input: SSH_PRIVATE,
    options: { publicFormat: 'openssh' },
    output: {
      isPrivate: true,
      comment: 'ada@example.org',
      publicKey: `${SSH_PUBLIC}\n`,
      privateKey: null,
      matches: null,
      algorithm: 'Ed25519',
      sha256: 'SHA256:RQ4ZlS7G+2S4OwyLQdDZ8w3Nvm1K1skpoSPiQhynqmE',
      md5: 'MD5:c0:f7:80:9e:0b:0c:8c:d0:aa:c0:b7:66:e7:09:ec:77',
      keyId: '3071570d0f8a06cd278051bc5b42358166feb117',
      thumbprint: 'IbrNzNUgtJGq7o2ed9o3LF4uew_OOamRYZusOjQ1VMU',
    },
  },
  { operation: 'inspect', input: SSH_PRIVATE, options: { other: SSH_PUBLIC }, matches: /[^]*"matches":\s*true[^]*/ },
  { operation: 'inspect', input: ENCRYPTED, options: { passphrase }, matches: /[^]*MCowBQYDK2Vw[^]*/ },
  {
    operation: 'inspect',
    input: SSH_PRIVATE,
    options: { privateFormat: 'pkcs8', newPassphrase: passphrase },
    matches: /[^]*"privateKey":\s*"-----BEGIN ENCRYPTED PRIVATE KEY-----[^]*/,
  },
  { operation: 'inspect', input: PUBLIC, options: { privateFormat: 'pkcs8' }, error: 'error.noPrivate' },
  { operation: 'inspect', input: RSA_1024, matches: /[^]*RSA 1024[^]*/, notes: ['note.weak'] },
  {
    operation: 'inspect',
    input: SSH_PUBLIC.split(' ').slice(0, 2).join(' '),
    matches: /[^]*Ed25519[^]*/,
  },
  { operation: 'inspect', input: 'handy tools', error: 'error.noKey' },
  { operation: 'inspect', input: CERTIFICATE, error: 'error.label' },
  { operation: 'inspect', input: PUBLIC.slice(0, 90), error: 'error.end' },
  { operation: 'inspect', input: PUBLIC.replace('MCow', 'MC?w'), error: 'error.base64Digit' },
  { operation: 'inspect', input: PUBLIC.replace('MCow', 'MC=w'), error: 'error.base64Padding' },
  { operation: 'inspect', input: 'ssh-ed25519 AAAAC', error: 'error.base64Length' },
  { operation: 'inspect', input: PUBLIC.replace('MCow', 'MCou'), error: 'error.structure' },
  { operation: 'inspect', input: OLD, options: { passphrase }, matches: /[^]*ECDSA P-256[^]*/ },
  { operation: 'inspect', input: OLD.replace('AES-128-CBC', 'DES-CBC'), error: 'error.oldEncryption' },
  { operation: 'inspect', input: SSH_ENCRYPTED, options: { passphrase }, matches: /[^]*"comment":\s*"ada"[^]*/ },
  { operation: 'inspect', input: SSH_CHACHA, options: { passphrase }, matches: /"isPrivate":true/ },
  { operation: 'inspect', input: SSH_UNKNOWN, options: { passphrase }, error: 'error.sshEncrypted' },
  { operation: 'inspect', input: SSH_NO_ROUNDS, options: { passphrase }, error: 'error.rounds' },
  { operation: 'inspect', input: ENCRYPTED, error: 'error.passphraseMissing' },
  { operation: 'inspect', input: ENCRYPTED, options: { passphrase: 'wrong' }, error: 'error.passphraseWrong' },
  { operation: 'inspect', input: SCRYPT, options: { passphrase }, error: 'error.scheme' },
  { operation: 'inspect', input: NO_ITERATIONS, options: { passphrase }, error: 'error.iterations' },
  { operation: 'inspect', input: '{', error: 'error.json' },
  { operation: 'inspect', input: '{"keys":[]}', error: 'error.oneKey' },
  { operation: 'inspect', input: jwk({ kty: 'RSA' }), error: 'error.member' },
  { operation: 'inspect', input: jwk({ kty: 'oct', k: 'AQAB' }), error: 'error.algorithm' },
  { operation: 'inspect', input: jwk({ kty: 'EC', crv: 'secp256k1' }), error: 'error.curve' },
  { operation: 'inspect', input: jwk({ kty: 'EC', crv: 'P-256', x: 'AQAB', y: 'AQAB' }), error: 'error.point' },
  { operation: 'inspect', input: jwk({ kty: 'OKP', crv: 'Ed25519', x: X, d: 'AQAB' }), error: 'error.secret' },
  { operation: 'inspect', input: jwk({ kty: 'OKP', crv: 'Ed25519', x: X, d: X }), error: 'error.pair' },
  {
    operation: 'inspect',
    input: jwk({ kty: 'RSA', n: 'AQAB', e: 'AQAB', d: 'Aw', p: 'Aw', q: 'Aw', dp: 'Aw', dq: 'Aw', qi: 'Aw' }),
    error: 'error.rsa',
  },
  { operation: 'inspect', input: jwk({ kty: 'RSA', n: '_'.repeat(2740), e: 'AQAB' }), error: 'error.tooLarge' },

  // What is said of a certificate changes with the day; a request has no dates.
  {
    operation: 'certificate',
    input: REQUEST,
    reworded: ['requests[].check', 'requests[].extensions[].oid'],
    output: {
      certificates: [],
      requests: [
        {
          is: 'request',
          number: 1,
          subject: 'O=Handy Tools,CN=example.org',
          key: 'Ed25519',
          isWeak: false,
          signature: 'Ed25519',
          isBroken: false,
          check: 'valid',
          extensions: [
            {
              oid: '2.5.29.17',
              name: 'subjectAltName',
              isCritical: false,
              values: ['DNS:example.org', 'DNS:*.example.org'],
            },
            { oid: '2.5.29.19', name: 'basicConstraints', isCritical: true, values: ['CA:FALSE'] },
          ],
          sha256: '95:93:03:C4:F9:5A:8E:A1:1A:6A:23:F8:55:43:A6:18:26:37:B9:AF:4A:D2:35:0F:92:08:01:76:F1:A7:F3:1C',
          sha1: 'D1:5D:EB:03:B8:DA:4E:00:AB:7F:1E:5C:C6:F9:D0:7E:EB:44:AE:96',
          pin: 'PjKciGi0Y9aAUPpXKz8rDxyhXOSi9UqUstutFpHpbIk=',
          attributes: [],
        },
      ],
      chain: null,
      privateKey: null,
    },
  },
  {
    operation: 'certificate',
    input: CERTIFICATE,
    matches:
      /[^]*"subject":\s*"O=Handy Tools,CN=example\.org"[^]*"check":\s*"valid"[^]*"DNS:example\.org",\s*"DNS:\*\.example\.org"[^]*"sha256":\s*"D0:25:34:29:E6[^]*"pin":\s*"PjKciGi0Y9aAUPpXKz8rDxyhXOSi9UqUstutFpHpbIk="[^]*/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${CERTIFICATE_KEY}`,
    matches: /[^]*"privateKey":\s*\{\s*"algorithm":\s*"Ed25519",\s*"certificate":\s*1[^]*/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${ENCRYPTED}`,
    options: { passphrase },
    matches: /[^]*"privateKey":\s*\{\s*"algorithm":\s*"Ed25519",\s*"certificate":\s*null[^]*/,
  },
  {
    operation: 'certificate',
    input: `${CERTIFICATE}\n${CERTIFICATE_KEY}\n${SSH_PRIVATE}`,
    matches: /[^]*"certificate":\s*1[^]*/,
    notes: ['note.moreKeys'],
  },
  { operation: 'certificate', input: CERTIFICATE_KEY, error: 'error.privateKeyAlone' },
  { operation: 'certificate', input: PUBLIC, error: 'error.certLabel' },
  { operation: 'certificate', input: 'aGFuZHkgdG9vbHM=', error: 'error.noCertificate' },
  { operation: 'certificate', input: CERTIFICATE.replace('MIIBYDCC', 'MIIBYTCC'), error: 'error.certStructure' },
  { operation: 'certificate', input: `${CERTIFICATE}\n`.repeat(301), error: 'error.certCount' },
] satisfies Example<typeof operations>[];
