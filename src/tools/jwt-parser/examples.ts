import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** RFC 7515, appendix A.1: its header and claims have line breaks, and it expired in 2011. */
const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const RFC_KEY = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';

const HS256 = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
/** The token that everybody knows. */
const SAMPLE = `${HS256}.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c`;
/** `{"alg":"none"}` and `{"sub":"1"}` */
const NONE = 'eyJhbGciOiJub25lIn0';
const SUB = 'eyJzdWIiOiIxIn0';
/** `{"alg":"ES256"}`, with a signature of the right length. */
const ES256 = `eyJhbGciOiJFUzI1NiJ9.${SUB}.${'A'.repeat(86)}`;
const RSA_1024 = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDH2ypZq5w2j3sHdM+J4aCeI1LR
239YGidDTPUZ8au0MpBLuGJua9LzCapmR410TQOnAUd0iVZAbyWnl4YjFSRwYkXX
QkGABfMhmjbO9T3AQJVWmn1biYq+WWglnz3hvdzOlbXpRENB/G5PSBQx9sU9lMSu
LD+VFZXeU66VUwtiywIDAQAB
-----END PUBLIC KEY-----
`;
const RSA_TOKEN =
  'eyJhbGciOiAiUlMyNTYifQ.eyJzdWIiOiAiMCIsICJpYXQiOiA1MDAyMzYyMzksICJuIjogIlx1NjVlNVx1NjcyYyJ9.Gla6PjJH32E9JjuKq0WvqcTnXU1uB4JQf_fOhMMr74eMsJ69H108orfUSsg56ZtGQ2T3iRrFD5QNCDfZE5-bEc19bDIVvbAKOLUm6vhjiOG0QftesNhCkrqbzuPb05yUE9QGtnHU1Nat_5cNqdQuzeUqa9Ogh9EULCq4sTJ1wmc';
const ED25519 =
  '-----BEGIN PUBLIC KEY-----MCowBQYDK2VwAyEAUycV1N+39KawFzNorfCmnGjhNAaPHEBE5i9ToAqz5VU=-----END PUBLIC KEY-----';

/** Encrypted directly by the key `sixteen byte key`. */
const DIR = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..AQEBAQEBAQEBAQEB.96-bBmgBwV-UrZU.J9y09Xp197CDh4QLAIFVTQ';
export default [
  {
    operation: 'decode',
    input: SAMPLE,
    options: { key: 'your-256-bit-secret' },
    notes: ['warning.wellKnown'],
    reworded: ['is', 'header.members[].kind', 'payload.members[].kind', 'validity.is'],
    output: {
      is: 'jws',
      header: {
        members: [
          { name: 'alg', kind: 'string', value: 'HS256' },
          { name: 'typ', kind: 'string', value: 'JWT' },
        ],
        json: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
        repeated: [],
        imprecise: [],
      },
      payload: {
        members: [
          { name: 'sub', kind: 'string', value: '1234567890' },
          { name: 'name', kind: 'string', value: 'John Doe' },
          { name: 'iat', kind: 'number', value: '1516239022', time: '2018-01-18T01:30:22.000Z' },
        ],
        json: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}',
        repeated: [],
        imprecise: [],
      },
      signature: 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      validity: { is: 'endless' },
      check: { is: 'valid', by: 'HS256' },
    },
  },
  {
    operation: 'decode',
    input: `Authorization: Bearer ${RFC_TOKEN}`,
    options: { key: RFC_KEY, keyForm: 'base64' },
    matches: /"validity":\{"is":"expired","at":"2011-03-22T18:43:00.000Z"\},"check":\{"is":"valid","by":"HS256"\}\}$/,
  },
  {
    operation: 'decode',
    input: RFC_TOKEN,
    options: { key: 'secret' },
    matches: /"is":"invalid"/,
    notes: ['warning.wellKnown'],
  },
  {
    operation: 'decode',
    input: RFC_TOKEN,
    options: { key: 'a short one' },
    matches: /"is":"invalid"/,
    notes: ['warning.shortSecret'],
  },
  {
    operation: 'decode',
    input: SAMPLE,
    options: { key: 'your-256-bit-secret', keyForm: 'base64' },
    matches: /"is":"invalid"/,
    notes: ['warning.trailingBits', 'warning.shortSecret', 'note.keyText'],
  },
  {
    operation: 'decode',
    input: RFC_TOKEN,
    options: { key: RFC_KEY },
    matches: /"is":"invalid"/,
    notes: ['note.keyBase64url'],
  },
  {
    operation: 'decode',
    input: RFC_TOKEN,
    options: { key: RFC_KEY.replaceAll('-', '+').replaceAll('_', '/') },
    matches: /"is":"invalid"/,
    notes: ['note.keyBase64'],
  },
  {
    operation: 'decode',
    input: RFC_TOKEN,
    options: {
      key: '0323354b2b0fa5bc837e0665777ba68f5ab328e6f054c928a90f84b2d2502ebfd3fb5a92d20647ef968ab4c377623d223d2e2172052e4f08c0cd9af567d080a3',
    },
    matches: /"is":"invalid"/,
    notes: ['note.keyHex'],
  },
  {
    operation: 'decode',
    input: SAMPLE,
    options: { key: 'your-256-bit-secret\n' },
    matches: /"is":"invalid"/,
    notes: ['warning.shortSecret', 'note.keyNoBreak'],
  },
  {
    operation: 'decode',
    input: SAMPLE,
    options: { key: ' your-256-bit-secret' },
    matches: /"is":"invalid"/,
    notes: ['warning.shortSecret', 'note.keyTrimmed'],
  },
  {
    operation: 'decode',
    input: `${HS256}.${SUB}.hxQZygDae3EVBxt3XN11iAltx9YQ8JC6TYXfXzVwbdk`,
    options: { key: 'correct horse battery staple, twice' },
    matches: /"is":"invalid"/,
    notes: ['note.keyBreak'],
  },
  {
    operation: 'decode',
    input: `${HS256}.${SUB}.RnE6HiYP3doOASqQPx1KWLoNViS5q-fYlTMinVJnHtG_eUUiAt2-89TVTGASG179HGJ6qUscPJG6mxwKhf26bQ`,
    options: { key: 'correct horse battery staple, twice' },
    matches: /"is":"invalid"/,
    notes: ['warning.otherAlgorithm'],
  },
  { operation: 'decode', input: SAMPLE, matches: /"is":"noKey"/, notes: ['warning.guessed'] },
  {
    operation: 'decode',
    input: RSA_TOKEN,
    options: { key: RSA_1024 },
    matches: /"valid"/,
    notes: ['warning.smallRsa'],
  },
  {
    operation: 'decode',
    // As openssl writes it.
    input: `eyJhbGciOiJFUzI1NiJ9.${SUB}.MEYCIQDsTsQTwjSqXnaMmpNa9dhjzlH042a86mvxALOto7QbwQIhAO0CyNr8U-pX0zev6NNUyKpOPz0KijBr-R8JsTBvcUdw`,
    options: {
      key: '{"kty":"EC","crv":"P-256","x":"Jpn4jBfX-2TX1paxzvSy28Dwp5NipTBEo8vCaDse52s","y":"IDBtSq8P31bZg499BDyXPBZS0ui7VQbZtHe4CjgRCjM"}',
    },
    matches: /"is":"invalid"/,
    notes: ['warning.derSignature'],
  },
  { operation: 'decode', input: RSA_TOKEN, options: { key: ED25519 }, matches: /"because":"keyKind"/ },
  { operation: 'decode', input: ES256, options: { key: 'a' }, matches: /"because":"secretForPair"/ },
  { operation: 'decode', input: SAMPLE, options: { key: ED25519 }, matches: /"because":"pairForSecret"/ },
  {
    operation: 'decode',
    input: `${NONE}.eyJpZCI6OTAwNzE5OTI1NDc0MDk5M30.`,
    matches: /"value":"9007199254740993"/,
    notes: ['warning.imprecise', 'warning.unsigned'],
  },
  { operation: 'decode', input: `${NONE}.${SUB}.`, matches: /"is":"unsigned"/, notes: ['warning.unsigned'] },
  { operation: 'decode', input: `eyJ0eXAiOiJKV1QifQ.${SUB}.`, matches: /"noKey"/, notes: ['warning.algMissing'] },
  {
    operation: 'decode',
    input: `eyJhbGciOiJIUzI1NiIsImFsZyI6Im5vbmUifQ.${SUB}.`,
    matches: /"repeated":\["alg"\]/,
    notes: ['warning.repeated', 'warning.unsigned'],
  },
  {
    operation: 'decode',
    input: `eyJhbGciOiJub25lIiwiamt1IjoiaHR0cHM6Ly9leGFtcGxlLmNvbS9rZXlzIn0.${SUB}.`,
    matches: /"jku"/,
    notes: ['warning.keyInHeader', 'warning.unsigned'],
  },
  { operation: 'decode', input: `${NONE}..`, matches: /"unsigned"/, notes: ['note.detached', 'warning.unsigned'] },
  { operation: 'decode', input: `${NONE}._w.`, matches: /"content":"ff"/, notes: ['note.binary', 'warning.unsigned'] },
  {
    operation: 'decode',
    input: `${NONE}.aGVsbG8.`,
    matches: /"hello"/,
    notes: ['warning.notJson', 'warning.unsigned'],
  },
  { operation: 'decode', input: `${NONE}.WzFd.`, matches: /"\[1\]"/, notes: ['warning.notObject', 'warning.unsigned'] },
  {
    operation: 'decode',
    input: `${NONE}.eyJleHAiOiJzb29uIn0.`,
    matches: /soon/,
    notes: ['warning.notATime', 'warning.unsigned'],
  },
  {
    operation: 'decode',
    input: `${NONE}.eyJleHAiOjE3MDAwMDAwMDAwMDB9.`,
    matches: /1700000000000/,
    notes: ['warning.milliseconds', 'warning.unsigned'],
  },
  {
    operation: 'decode',
    input: `${NONE}.eyJpYXQiOjQxMDI0NDQ4MDB9.`,
    matches: /2100-01-01T00:00:00.000Z/,
    notes: ['warning.issuedLater', 'warning.unsigned'],
  },
  {
    operation: 'decode',
    input: 'eyJhbGciOiJkaXIifQ..aXY.dGV4dA.dGFn',
    matches: /^\{"is":"jwe".*"dir"/,
  },
  {
    operation: 'decode',
    input: DIR,
    options: { key: 'sixteen byte key' },
    matches: /^\{"is":"jwe".*"payload":\{"members":\[\{"name":"sub","kind":"string","value":"1"\}\]/,
  },
  {
    operation: 'decode',
    input:
      'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIiwiY3R5IjoiSldUIn0..AQEBAQEBAQEBAQEB.6fSiG2hkmBTq5qIzmTuRQkkav-eISO-UO4M_6UwfAZXRIFYt.7KXFIvODT39S_VGcAFiB6g',
    options: { key: 'sixteen byte key' },
    matches: /"nested":"eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."/,
  },
  { operation: 'decode', input: DIR, options: { key: 'another byte key' }, error: 'error.decrypt' },
  { operation: 'decode', input: DIR, options: { key: 'a' }, error: 'error.jweUnfit' },
  { operation: 'decode', input: DIR, options: { key: ED25519 }, error: 'error.jweSecret' },
  {
    operation: 'decode',
    input: 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkExMjhHQ00ifQ..aXY.dGV4dA.dGFn',
    options: { key: 'a' },
    error: 'error.jwePrivate',
  },
  {
    operation: 'decode',
    input: 'eyJhbGciOiJSU0ExXzUiLCJlbmMiOiJBMTI4R0NNIn0..aXY.dGV4dA.dGFn',
    options: { key: 'a' },
    error: 'error.jweAlgorithm',
  },
  { operation: 'decode', input: `${HS256}.${SUB}`, error: 'error.parts' },
  { operation: 'decode', input: `${HS256}.eyJz*`, error: 'error.parts' },
  { operation: 'decode', input: `${HS256}.eyJz*.AAAA`, error: 'error.base64url' },
  { operation: 'decode', input: `${HS256}.eyJzd.AAAA`, error: 'error.base64Length' },
  { operation: 'decode', input: `_w.${SUB}.AAAA`, error: 'error.headerText' },
  { operation: 'decode', input: `eyJhIg.${SUB}.AAAA`, error: 'error.headerJson' },
  { operation: 'decode', input: `W10.${SUB}.AAAA`, error: 'error.headerObject' },
  {
    operation: 'decode',
    input: `${NONE}.${SUB}.~WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd~`,
    matches: /"digests":\{"is":"foreign","names":\["given_name"\]\}/,
    notes: ['warning.unsigned'],
  },
  { operation: 'decode', input: `${NONE}.${SUB}.~WyJzIl0~`, error: 'error.disclosure' },
  { operation: 'decode', input: ES256, options: { key: '-----BEGIN KEY-----' }, error: 'error.keyPem' },
  {
    operation: 'decode',
    input: ES256,
    options: { key: '-----BEGIN ENCRYPTED PRIVATE KEY-----MIIF-----END ENCRYPTED PRIVATE KEY-----' },
    error: 'error.keyEncrypted',
  },
  { operation: 'decode', input: ES256, options: { key: '{"kty":"new"}' }, error: 'error.keyKind' },
  { operation: 'decode', input: ES256, options: { key: '{"kty"' }, error: 'error.keyJson' },
  { operation: 'decode', input: ES256, options: { key: '{"keys":[]}' }, error: 'error.keySet' },
  {
    operation: 'decode',
    input: ES256,
    options: { key: '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}' },
    error: 'error.keyRefused',
  },
  {
    operation: 'sign',
    input: '{"sub": "1234567890", "admin": true}',
    options: { key: 'correct horse battery staple, twice' },
    output: `${HS256}.eyJzdWIiOiIxMjM0NTY3ODkwIiwiYWRtaW4iOnRydWV9.Ger2UJE7eozLCIbkbNYicdVye3f2pB8cca9o72st35M`,
  },
  {
    operation: 'sign',
    input: '{"sub":"1"}',
    options: { algorithm: 'none', header: '{"typ": null}' },
    output: `${NONE}.${SUB}.`,
    notes: ['warning.unsigned'],
  },
  {
    operation: 'sign',
    input: '{"sub":"1"}',
    options: { algorithm: 'none', header: '{"alg":"HS256","typ":null}' },
    output: `${NONE}.${SUB}.`,
    notes: ['note.headerAlgorithm', 'warning.unsigned'],
  },
  { operation: 'sign', input: '[1]', options: { key: 'a' }, error: 'error.claimsObject' },
  { operation: 'sign', input: '{}', options: { key: 'a', header: '{"b64": false}' }, error: 'error.b64' },
  { operation: 'sign', input: '{}', error: 'error.keyMissing' },
  { operation: 'sign', input: '{}', options: { key: ED25519 }, error: 'error.needsSecret' },
  { operation: 'sign', input: '{}', options: { algorithm: 'ES256', key: 'a' }, error: 'error.needsPrivate' },
  // no example: error.keySmall, because tests have one, with a private RSA key of 1024 bits
  // no example: error.needsHttps, because tests have what only https has
] satisfies Example<typeof operations>[];
