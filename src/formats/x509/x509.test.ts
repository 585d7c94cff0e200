import { BitString } from 'asn1js';
import { BasicConstraints, type Extension } from 'pkijs';
import { describe, expect, test } from 'vitest';
import { bits, integer, nothing, oid, readDer, sequence, toBytes } from '#formats/der/der.ts';
import { mayIssue } from './authority.ts';
import type { X509 } from './certificate.ts';
import { readPublicKey, schemeOf } from './signature.ts';

const extension = (extnID: string, parsedValue: unknown) => ({ extnID, parsedValue }) as Extension;
const AUTHORITY = extension('2.5.29.19', new BasicConstraints({ cA: true }));
const usage = (byte: number) => extension('2.5.29.15', new BitString({ valueHex: Uint8Array.of(byte) }));
const certificate = (own: object) => ({ version: 3, extensions: [], ...own }) as unknown as X509;

describe('who may issue', () => {
  test.each([
    ['version 1', { version: 1 }, true],
    ['no constraints', {}, false],
    ['an authority', { extensions: [AUTHORITY] }, true],
    ['one that may sign certificates', { extensions: [AUTHORITY, usage(0x04)] }, true],
    ['one that may sign other data only', { extensions: [AUTHORITY, usage(0x80)] }, false],
    ['a leaf that may sign certificates', { extensions: [usage(0x04)] }, false],
  ])('%s: %o is %s', (_name, own, expected) => expect(mayIssue(certificate(own))).toBe(expected));
});

test('an RSA key that would keep the reader busy verifies nothing', () => {
  const key = (n: bigint, e: bigint) =>
    readPublicKey(
      readDer(
        toBytes(
          sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing()), bits(toBytes(sequence(integer(n), integer(e))))),
        ),
      ),
    );
  const scheme = schemeOf({ algorithmId: '1.2.840.113549.1.1.11' } as Parameters<typeof schemeOf>[0]);
  const verify = (n: bigint, e: bigint) => scheme.verify(key(n, e), new Uint8Array(1), new Uint8Array(1));
  expect(key((1n << 20_000n) + 1n, 3n)).toEqual({ is: 'other', name: 'RSA 20001' });
  expect(verify((1n << 20_000n) + 1n, 3n)).toBeUndefined();
  expect(verify((1n << 2047n) + 1n, (1n << 100n) + 1n)).toBeUndefined();
  expect(verify((1n << 2047n) + 1n, 3n)).toBe(false);
});
