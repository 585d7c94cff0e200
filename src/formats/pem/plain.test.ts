// @vitest-environment node
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pemOfBare, plainPem } from './plain.ts';

const PEM = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n';
const bodyOf = (pem: string) => pem.replaceAll(/-----.*-----|\n/g, '');

describe('escaped PEM', () => {
  test.each([
    PEM.replaceAll('\n', '\\n'),
    PEM.replaceAll('\n', '\\r\\n'),
    PEM.replaceAll('\n', '\\\\n'),
    `KEY="${PEM.replaceAll('\n', '\\n')}"`,
    `{"private_key": "${PEM.replaceAll('\n', '\\n')}", "id": 1}`,
    `'${PEM}'`,
  ])('%j has its line breaks, at the same offsets', (text) => {
    const plain = plainPem(text);
    expect(plain).toHaveLength(text.length);
    expect(plain).toMatch(/-----BEGIN PUBLIC KEY-----\s+AAAA\s+-----END PUBLIC KEY-----\s*/);
    expect(plain).not.toContain('\\');
  });

  test.each(['secret\\n', '"secret"', 'MII'])('%j is no PEM and stays', (text) => expect(plainPem(text)).toBe(text));
});

describe('keys without BEGIN and END lines', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pems = [
    rsa.publicKey.export({ type: 'spki', format: 'pem' }),
    rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }),
    rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }),
    ec.privateKey.export({ type: 'sec1', format: 'pem' }),
    ec.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'a' }),
  ].map(String);

  test.each(pems)('are what OpenSSL says they are: %#', (pem) => {
    const body = bodyOf(pem);
    for (const text of [body, `"${body}"`, body.replaceAll(/.{64}/g, '$&\n'), body.replaceAll(/.{64}/g, '$&\\n')]) {
      expect(pemOfBare(text)).toBe(pem);
    }
    const read = pem.includes('PUBLIC') ? createPublicKey : createPrivateKey;
    expect(() => read({ key: pemOfBare(body) ?? '', passphrase: 'a' })).not.toThrow();
  });

  test('a secret in Base64 is none, nor is a key that was cut off', () => {
    const [pem = ''] = pems;
    expect(pemOfBare(bodyOf(pem).slice(0, -8))).toBeUndefined();
    expect(pemOfBare(`MC${'A'.repeat(62)}`)).toBeUndefined();
    expect(pemOfBare('correct horse battery staple')).toBeUndefined();
  });
});
