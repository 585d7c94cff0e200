// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { draw, payload, read } from './logic.ts';
import { networkFields, type Network } from './network.ts';
import * as operations from './operations.ts';

const initial = initialValues(networkFields);
const notesOf = (network: Partial<Network>) => {
  const notes: string[] = [];
  payload({ ...initial, ssid: 'home', ...network }, (code) => notes.push(code));
  return notes;
};

describe('a password', () => {
  // IEEE 802.11: a passphrase of 8 to 63 printable characters of ASCII, or a key of 64 hex digits.
  test.each([
    ['1234567', ['warning.passphrase']],
    ['12345678', []],
    ['x'.repeat(63), []],
    ['x'.repeat(64), ['warning.passphrase']],
    ['aF'.repeat(32), []],
    ['passwörd', ['warning.passphrase']],
  ])('of WPA: %j notes %j', (password, expected) => {
    expect(notesOf({ password })).toEqual(expected);
    expect(notesOf({ security: 'wpa3', password })).toEqual(expected);
  });

  test.each([
    ['12345', []],
    ['1234567890', []],
    ['abcdefghij', ['warning.wepKey']],
    ['abcdefghijk', ['warning.wepKey']],
    ['x'.repeat(13), []],
    ['0f'.repeat(13), []],
  ])('of WEP: %j', (password, expected) => {
    expect(notesOf({ security: 'wep', password })).toEqual(expected);
  });
});

// No value is in quotes, which would become part of it where a scanner does not know them.
test.each([
  [{ password: '12345678' }, 'WIFI:T:WPA;S:home;P:12345678;;'],
  [{ password: '0f'.repeat(32) }, `WIFI:T:WPA;S:home;P:${'0f'.repeat(32)};;`],
  [{ password: '1234567890', security: 'wep' }, 'WIFI:T:WEP;S:home;P:1234567890;;'],
  [{ password: 'abcd1234', ssid: 'cafe' }, 'WIFI:T:WPA;S:cafe;P:abcd1234;;'],
  [{ password: ' 12345678 ', ssid: 'a"b' }, String.raw`WIFI:T:WPA;S:a\"b;P: 12345678 ;;`],
] as const)('%j is written as it is: %s', (network, expected) => {
  expect(payload({ ...initial, ssid: 'home', ...network }, () => undefined)).toBe(expected);
});

test('a password that another program has put in quotes is read without them', () => {
  expect(read('WIFI:T:WPA;S:"cafe";P:"12345678";;')).toMatchObject({ ssid: 'cafe', password: '12345678' });
});

test.each([
  ['ssid', {}],
  ['password', {}],
  ['identity', { security: 'eap', eap: 'PWD', password: 'x' }],
] as const)('a lone surrogate in %s, which no code can hold, is refused there', (option, network) => {
  const broken = { ...initial, ssid: 'home', password: 'mypassword', ...network, [option]: 'ab\ud83d' };
  const failed = expect.objectContaining({
    code: 'qr.loneSurrogate',
    where: { option, at: expect.objectContaining({ offset: 2 }) as unknown },
  });
  expect(() => payload(broken, () => undefined)).toThrow(failed as Error);
});

test('200 networks are read back from their text', () => {
  const value = fc.string({ unit: fc.constantFrom(...String.raw`aF0\;:,"é `), minLength: 1, maxLength: 16 });
  const security = fc.constantFrom(...networkFields.security.choices);
  fc.assert(
    fc.property(security, value, value, value, fc.boolean(), (kind, ssid, password, identity, hidden) => {
      const network: Network = { ...initial, security: kind, ssid, password, identity, hidden, eap: 'TTLS' };
      const isOpen = kind === 'nopass';
      expect(read(payload(network, () => undefined))).toEqual({
        security: kind,
        ssid,
        password: isOpen ? '' : password,
        hidden,
        eap: kind === 'eap' ? 'TTLS' : '',
        identity: kind === 'eap' ? identity : '',
        anonymous: '',
        phase2: '',
      });
    }),
    { numRuns: 200 },
  );
});

test('a card of an open network has no password, and stays well-formed with any name', () => {
  const options = { ...initialValues(operations.draw.options), security: 'nopass' as const, caption: 'all' as const };
  const card = draw({ ...options, ssid: '</text>&\u0001', password: 'left over' }, () => undefined);
  expect(card).toContain('>&lt;/text&gt;&amp;\ufffd</text>');
  expect(card).not.toContain('left over');
  expect(card).toContain('viewBox="0 0 100 111"');
});
