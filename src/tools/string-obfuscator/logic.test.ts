import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { graphemesOf } from '#lib/graphemes';
import { growth } from '#engine/processor-time.test-support';
import { obfuscate, type Wish } from './logic.ts';
import { redact, type Wish as RedactWish } from './redact.ts';

const none = () => undefined;
const hidden = (text: string, wish: Partial<Wish> = {}) =>
  obfuscate(
    text,
    {
      keepFirst: 4,
      keepLast: 4,
      keepSpaces: true,
      keepSymbols: false,
      eachLine: true,
      mask: '*',
      fixedLength: 0,
      suffix: false,
      ...wish,
    },
    none,
  );

const ALL = { keys: true, passwords: true, emails: true, phones: true, cards: true, ibans: true, ips: true };
const redacted = (text: string, wish: Partial<RedactWish> = {}) =>
  redact(text, { ...ALL, mask: '*', fixedLength: 0, suffix: false, ...wish }, none);

describe('obfuscate', () => {
  it.each([
    ['4111111111111111', { keepFirst: 6, keepLast: 4 }, '411111******1111'],
    ['GB29 NWBK 6016 1331 9268 19', { keepLast: 2 }, 'GB29 **** **** **** **** 19'],
    ['👩🏽‍💻secret', { keepFirst: 1, keepLast: 0 }, '👩🏽‍💻******'],
    ['a😀b👍🏽c', { keepFirst: 1, keepLast: 1, keepSymbols: true }, 'a***c'],
    ['one\r\n\ttwo\rthree', { keepFirst: 1, keepLast: 0 }, 'o**\r\n\tt**\rt****'],
    ['4111 1111', { fixedLength: 3, keepFirst: 1, keepLast: 1 }, '4***1'],
    ['secret', { keepFirst: 0, keepLast: 0, mask: '🙈' }, '🙈🙈🙈🙈🙈🙈'],
    ['', {}, ''],
  ])('%j with %j', (text, wish, expected) => {
    expect(hidden(text, wish)).toBe(expected);
  });

  it('hides all that it should, keeps the length and never shows a whole value', () => {
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z\d]{1,30}$/), count, count, (text, keepFirst, keepLast) => {
        const result = hidden(text, { keepFirst, keepLast });
        const kept = keepFirst + keepLast >= text.length ? 0 : keepFirst + keepLast;
        expect(result).toHaveLength(text.length);
        expect([...result].filter((character) => character !== '*')).toHaveLength(kept);
        if (kept > 0)
          expect(
            result.startsWith(text.slice(0, keepFirst)) && result.endsWith(text.slice(text.length - keepLast)),
          ).toBe(true);
      }),
    );
  });

  it('leaves the same number of characters of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const size = (value: string) => [...graphemesOf(value.replaceAll(/\s/g, ''))].length;
        expect(size(hidden(text, { keepFirst: 0, keepLast: 0, eachLine: false }))).toBeLessThanOrEqual(size(text));
      }),
    );
  });

  it('ends equal values in the first bytes of their SHA-256', () => {
    const hash = createHash('sha256').update('correct horse').digest('hex').slice(0, 8);
    expect(hidden('correct horse', { suffix: true })).toBe(`corr*** *orse#${hash}`);
  });

  it.each(['', '**', 'ab'])('refuses %j as a mask', (mask) => {
    expect(() => hidden('secret', { mask })).toThrow(expect.objectContaining({ code: 'error.mask' }));
  });
});

describe('redact', () => {
  const key = (start: string, length: number) => start + 'a1B2c3D4'.repeat(40).slice(0, length);
  it.each([
    ['DB_PASSWORD=hunter2 # x', 'DB_PASSWORD=******** # x'],
    ['"apiKey": "my key, with spaces", \'token\': \'x\'', '"apiKey": "********", \'token\': \'********\''],
    ['"password":"a\\"b",', '"password":"********",'],
    ['client_secret: abc123', 'client_secret: ********'],
    ['curl --password s3cret -v', 'curl --password ******** -v'],
    ['Authorization: Basic YWRhOmxvdmVsYWNl', 'Authorization: Basic ********'],
    ['postgres://user:p4ss@db.example.com/x', 'postgres://user:********@db.example.com/x'],
    [`x ${key('ghp_', 36)} y`, `x ghp_${'*'.repeat(36)} y`],
    ['AKIAIOSFODNN7EXAMPLE', `AKIA${'*'.repeat(16)}`],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_', `eyJh${'*'.repeat(38)}`],
    [
      '-----BEGIN RSA PRIVATE KEY-----\nMII\nabc\n-----END RSA PRIVATE KEY-----',
      '-----BEGIN RSA PRIVATE KEY-----\n********\n-----END RSA PRIVATE KEY-----',
    ],
    ['-----BEGIN PRIVATE KEY-----\nMII', '-----BEGIN PRIVATE KEY-----\n********'],
    ['-----BEGIN CERTIFICATE-----\nMII', '-----BEGIN CERTIFICATE-----\nMII'],
    ['<ada.lovelace@example.com>', '<a***********@example.com>'],
    ['+1 (201) 555-0123', '+1 (2**) ***-**23'],
    ['(201) 555-0123', '(201) ***-**23'],
    // Luhn's check digit is right, and then it is not.
    ['4111-1111-1111-1111', '4111-11**-****-1111'],
    ['4111-1111-1111-1112', '4111-1111-1111-1112'],
    // ISO 13616: the check digits are right, and then they are not.
    ['GB82 WEST 1234 5698 7654 32 AND MORE', 'GB82 **** **** **** **54 32 AND MORE'],
    ['GB83 WEST 1234 5698 7654 32', 'GB83 WEST 1234 5698 7654 32'],
    ['192.168.1.20, 256.1.1.1, 1.2.3, 1.2.3.4.5', '192.168.*.**, 256.1.1.1, 1.2.3, 1.2.3.4.5'],
    ['a tokenizer: no secret', 'a tokenizer: no secret'],
  ])('%s', (text, expected) => {
    expect(redacted(text)).toBe(expected);
  });

  it('finds only the kinds that are asked for', () => {
    const text = 'password=x ada@example.com 192.168.1.20';
    expect(redacted(text, { passwords: false, ips: false })).toBe('password=x a**@example.com 192.168.1.20');
  });

  it('says how many it found', () => {
    const note = vi.fn();
    redact('password=x ada@example.com', { ...ALL, mask: '*', fixedLength: 0, suffix: false }, note);
    expect(note).toHaveBeenCalledExactlyOnceWith('note.redacted', { count: 2 });
  });

  it('hides each of 500 made-up secrets, wherever it is', () => {
    const before = fc.stringMatching(/^[a-z ]{0,20}$/);
    const secret = fc.stringMatching(/^[A-Za-z\d]{36}$/);
    fc.assert(
      fc.property(before, secret, before, (start, value, end) => {
        expect(redacted(`${start} ghp_${value} ${end}`)).not.toContain(value);
        expect(redacted(`${start}\nTOKEN=${value}\n${end}`)).not.toContain(value);
      }),
      { numRuns: 250 },
    );
  });

  it.each(['eyJ-', 'pwd="', '-----BEGIN PRIVATE KEY-----', 'a@a.', '1 ', '+1-', 'GB12 ', '1.', 'x://a:', 'bearer '])(
    'reads 200 kB of %j in a time that grows with the text, not with its square',
    async (piece) => {
      const work = (length: number) => expect(redacted(piece.repeat(length / piece.length)).length).toBeGreaterThan(0);
      expect(await growth(work, 200_000)).toBeLessThan(10);
    },
  );
});
