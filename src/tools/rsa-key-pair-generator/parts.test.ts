import { ExtKeyUsage, type Extension } from 'pkijs';
import { expect, test } from 'vitest';
import { integer, octets, oid, sequence, toBytes } from '#formats/der/der.ts';
import type { X509 } from '#formats/x509/certificate.ts';
import { linksOf } from './chain.ts';
import { fileNameOf } from './file-names.ts';
import { maskKey, hasPrivateKey } from './mask.ts';
import { decrypt } from './pbes2.ts';
import { problemsOf } from './problems.ts';
import { strengthOf } from './strength.ts';

const extension = (extnID: string, parsedValue: unknown) => ({ extnID, parsedValue }) as Extension;
const certificate = (own: object) =>
  ({ version: 3, serial: 1n, extensions: [], subject: {}, issuer: {}, ...own }) as unknown as X509;

test('of issuers with one name the one whose key signed counts', () => {
  const name = (text: string) => ({ der: new TextEncoder().encode(text), text });
  const signedBy = (signer: string) => ({ scheme: { name: '', verify: (key: unknown) => key === signer } });
  const root = (key: string) => certificate({ subject: name('root'), issuer: name('root'), key, ...signedBy(key) });
  const leaf = certificate({ subject: name('leaf'), issuer: name('root'), key: 'leaf', ...signedBy('new') });
  expect(linksOf([leaf, root('old'), root('new')])[0]).toEqual({ issuer: 2, check: 'valid' });
  expect(linksOf([leaf, root('old')])[0]).toEqual({ issuer: 1, check: 'invalid' });
});

test('names are for servers: a certificate of a client needs none', () => {
  const facts = { signature: 'Ed25519', strength: 128, check: 'valid', extensions: [] };
  const context = { state: 'valid', days: 99, isSelfSigned: false, isLeaf: true, hasOthers: false } as const;
  const purpose = (id: string) =>
    certificate({ extensions: [extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [id] }))] });
  expect(problemsOf(purpose('1.3.6.1.5.5.7.3.2'), facts, context)).toEqual([]);
  expect(problemsOf(purpose('1.3.6.1.5.5.7.3.1'), facts, context)).toEqual(['noNames']);
  expect(problemsOf(certificate({}), facts, { ...context, isLeaf: false })).toEqual([]);
});

test.each([0n, 10_000_001n])('%i iterations of PBKDF2 are refused', async (iterations) => {
  const derivation = sequence(oid('1.2.840.113549.1.5.12'), sequence(octets(new Uint8Array(8)), integer(iterations)));
  const cipher = sequence(oid('2.16.840.1.101.3.4.1.42'), octets(new Uint8Array(16)));
  const scheme = sequence(oid('1.2.840.113549.1.5.13'), sequence(derivation, cipher));
  await expect(decrypt(toBytes(sequence(scheme, octets(new Uint8Array(16)))), 'a')).rejects.toThrow('error.iterations');
});

// NIST SP 800-57, part 1, table 2.
test.each([
  ['RSA 1016', 0],
  ['RSA 1024', 80],
  ['RSA 2040', 80],
  ['RSA 2048', 112],
  ['RSA 3072', 128],
  ['RSA 7680', 192],
  ['RSA 16384', 256],
  ['EC P-384', 192],
  ['DSA', null],
])('%s has %s bits of security', (name, expected) => expect(strengthOf(name)).toBe(expected));

test('files have the names that programs expect', () => {
  expect(fileNameOf('private', 'openssh', 'EC P-256')).toBe('id_ecdsa');
  expect(fileNameOf('public', 'openssh', 'Ed25519')).toBe('id_ed25519.pub');
  expect(fileNameOf('private', 'openssh', 'RSA 2048')).toBe('id_rsa');
  expect(fileNameOf('public', 'jwks', 'RSA 2048')).toBe('public-key.jwks.json');
  expect(fileNameOf('private', 'pkcs8', 'RSA 2048')).toBe('private-key.pem');
});

test('a mask leaves nothing of the secret, not even its length', () => {
  const pem = (body: string) => `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`;
  expect(maskKey(pem('MC4C'))).toMatch(/^-----BEGIN PRIVATE KEY-----\n•+\n-----END PRIVATE KEY-----$/);
  expect(maskKey(pem('MC4C\nMC4C'))).toBe(maskKey(pem('M')));
  expect(maskKey('{\n  "d": "a"\n}\n')).toMatch(/^•+$/);
  expect(maskKey('')).toMatch(/^•+$/);
  expect(hasPrivateKey(pem('a'))).toBe(true);
  expect(hasPrivateKey('{"kty":"OKP","d" : "a"}')).toBe(true);
  expect(hasPrivateKey('-----BEGIN PUBLIC KEY-----\n{"x":"d"}')).toBe(false);
});
