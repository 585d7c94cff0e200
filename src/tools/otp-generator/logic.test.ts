import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ToolError } from '#engine/error';
import { initialValues } from '#engine/options';
import { capacity } from '#formats/qr/encode.ts';
import { platformSources } from '#lib/sources';
import { fromBase32, toBase32 } from './base32.ts';
import {
  generate as generateWith,
  newSecret,
  verify as verifyWith,
  type GenerateOptions,
  type VerifyOptions,
} from './codes.ts';
import examples from './examples.ts';
import { drawLink } from './logic-qr.ts';
import * as operations from './operations.ts';
import vectors from './hmac-vectors.json' with { type: 'json' };
import { readLinks } from './read-link.ts';
import { writeLink, type LinkOptions } from './write-link.ts';

const silent = () => expect.unreachable('A note was not expected.');
const ignore = () => undefined;

const initial = initialValues(operations.generate.options);
const generate = (options: Partial<GenerateOptions>, note: (code: string) => void = silent) =>
  generateWith({ ...initial, ...options }, { sources: platformSources, note });
const verify = (code: string, options: Partial<VerifyOptions>) =>
  verifyWith(
    code,
    { ...initialValues(operations.verify.options), ...options },
    { sources: platformSources, note: silent },
  );
const linkOf = (options: Partial<LinkOptions>, note: () => void = silent) =>
  writeLink({ ...initialValues(operations.link.options), ...options }, note);

function failure(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, params: error.params, where: error.where };
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

const ASCII = '1234567890'.repeat(7);

describe('vectors', () => {
  // RFC 4226, appendix D.
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'HOTP %#: %s',
    (code) => {
      const codes = generate({ secret: ASCII.slice(0, 20), encoding: 'text', type: 'hotp', lookAhead: 9 }).ahead ?? [];
      expect(codes.map((one) => one.code)).toContain(code);
      const counter = codes.findIndex((one) => one.code === code);
      expect(generate({ secret: ASCII.slice(0, 20), encoding: 'text', type: 'hotp', counter }).current).toBe(code);
    },
  );

  // RFC 6238, appendix B.
  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('TOTP at %i', (time, sha1, sha256, sha512) => {
    const at = (algorithm: GenerateOptions['algorithm'], length: number) =>
      generate({ secret: ASCII.slice(0, length), encoding: 'text', algorithm, digits: 8, time: String(time) }).current;
    expect([at('SHA-1', 20), at('SHA-256', 32), at('SHA-512', 64)]).toEqual([sha1, sha256, sha512]);
  });

  // RFC 4648, section 10, without padding.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('Base32 of %j', (text, digits) => {
    expect(toBase32(new TextEncoder().encode(text))).toBe(digits);
    expect(fromBase32(digits)).toEqual({ bytes: new TextEncoder().encode(text), hasLeftOver: false });
  });

  test('bits that fill no byte are dropped, with a note', () => {
    const notes: string[] = [];
    const codes = generate({ secret: 'ABCDEF', time: '0' }, (code) => void notes.push(code));
    expect(codes.secretHex).toBe('004432');
    expect(notes).toEqual(['warning.leftOver', 'warning.shortSecret']);
    // A digit more than the bytes need, though its bits are zero.
    expect(fromBase32('MYAAA')).toMatchObject({ hasLeftOver: false });
    expect(fromBase32('MYA')).toEqual({ bytes: Uint8Array.of(0x66), hasLeftOver: true });
  });

  test(`${vectors.length} codes are those of Python`, () => {
    for (const [secret, type, algorithm, digits, period, startTime, at, code] of vectors as [
      string,
      GenerateOptions['type'],
      GenerateOptions['algorithm'],
      ...[number, number, number, number, string],
    ][]) {
      const options = { secret, type, algorithm, digits, period, startTime, time: String(at), counter: at };
      expect(generate(type === 'hotp' ? { ...options, time: '' } : options).current).toBe(code);
      expect(verify(code, options)).toMatchObject({ result: 'now' });
    }
  });
});

describe('a code that does not fit', () => {
  const key = { secret: ASCII.slice(0, 20), encoding: 'text' } as const;
  const explain = (code: string, options: Partial<VerifyOptions>) => {
    const notes: unknown[] = [];
    const verdict = verifyWith(
      code,
      { ...initialValues(operations.verify.options), ...key, ...options },
      { sources: platformSources, note: (name, params) => void notes.push([name, params]) },
    );
    return [verdict.result, ...notes];
  };

  it('is tried with one mistake, and the digits that it has', () => {
    const eight = { ...key, digits: 8, algorithm: 'SHA-512', time: '6000' } as const;
    const { current } = generate(eight);
    expect(explain(current, { time: '6000' })).toEqual(['unknown', ['note.otherAlgorithm', { algorithm: 'SHA-512' }]]);
    expect(() => explain(generate({ ...eight, period: 60 }).current, { time: '6000' })).toThrow(ToolError);
  });

  it('says how far away the clock is', () => {
    const { current } = generate({ ...key, time: String(1e9 + 7 * 3600) });
    expect(explain(current, { time: String(1e9) })).toEqual(['unknown', ['note.clockAhead', { count: 7 }]]);
  });

  it('is tried with a counter, too', () => {
    const { current } = generate({ ...key, type: 'hotp', counter: 12, algorithm: 'SHA-256' });
    expect(explain(current, { type: 'hotp', counter: 11 })).toEqual([
      'unknown',
      ['note.otherAlgorithm', { algorithm: 'SHA-256' }],
    ]);
  });
});

describe('the clock', () => {
  const secret = 'GEZDGNBVGY3TQOJQ';

  it('counts periods from the start time on, and the seconds that are left', () => {
    expect(generate({ secret, time: '59' })).toMatchObject({ counter: 1, seconds: 59, remaining: 1 });
    expect(generate({ secret, time: '60' })).toMatchObject({ counter: 2, remaining: 30 });
    expect(generate({ secret, time: '1970-01-01T00:01:10Z', startTime: 10, period: 60 })).toMatchObject({
      counter: 1,
      remaining: 60,
    });
    expect(generate({ secret, type: 'steam', time: '59', period: 60, startTime: 99 })).toMatchObject({ counter: 1 });
  });

  it('is the platform’s unless a time is chosen', () => {
    const { seconds = 0 } = generate({ secret });
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(2);
  });

  it('has no previous code at the beginning, and goes to the end', () => {
    expect(generate({ secret, time: '29' })).not.toHaveProperty('previous');
    expect(generate({ secret, type: 'hotp', counter: Number.MAX_SAFE_INTEGER }).counterHex).toBe('001fffffffffffff');
  });

  it.each(['yesterday', '2024-01-31', '2024-01-31T10:00', '2024-13-31T10:00Z', '-1', '1e3', '1969-12-31T23:59:59Z'])(
    'refuses the time %j',
    (time) => {
      expect(failure(() => generate({ secret, time }))).toMatchObject({
        code: 'error.time',
        where: { option: 'time' },
      });
    },
  );
});

describe('the secret', () => {
  it.each(['JBSWY3DPEHPK3PXP', 'jbsw y3dp ehpk 3pxp', 'JBSW-Y3DP-EHPK-3PXP', ' JBSWY3DPEHPK3PXP====\n'])(
    '%j',
    (secret) => {
      expect(generate({ secret }).secretHex).toBe('48656c6c6f21deadbeef');
    },
  );

  it.each([
    ['JBSWY0', 'error.lookAlike', { character: '0', meant: 'O' }, 6],
    ['1BSWY', 'error.lookAlike', { character: '1', meant: 'I, L' }, 1],
    ['JB 8', 'error.lookAlike', { character: '8', meant: 'B' }, 4],
    ['JBSW9', 'error.secretCharacter', { character: '9' }, 5],
    ['JB=SW', 'error.secretCharacter', { character: '=' }, 3],
    ['JBSW😀', 'error.secretCharacter', { character: '😀' }, 5],
  ])('%j is refused', (secret, code, params, column) => {
    expect(failure(() => generate({ secret }))).toMatchObject({
      code,
      params,
      where: { option: 'secret', at: { column } },
    });
  });

  it.each(['', '  ', 'A', '=='])('%j is none', (secret) => {
    expect(failure(() => generate({ secret })).code).toBe('error.secretMissing');
  });

  it('is read back from Base32, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual({ bytes, hasLeftOver: false });
      }),
    );
  });

  it('is new each time, of so many bytes, with every digit', () => {
    const secrets = Array.from({ length: 500 }, () => newSecret({ bytes: 20, encoding: 'base32' }, platformSources));
    expect(new Set(secrets).size).toBe(500);
    expect(new Set(secrets.join('')).size).toBe(32);
    expect(newSecret({ bytes: 64, encoding: 'hex' }, platformSources)).toMatch(/^[\da-f]{128}$/);
  });
});

describe('verify', () => {
  const options = { secret: ASCII.slice(0, 20), encoding: 'text', time: '300' } as const;

  it('tells a code of now, of before and of later', () => {
    const codeAt = (time: number) => generate({ ...options, time: String(time) }).current;
    expect(verify(codeAt(300), options)).toEqual({ result: 'now', steps: 0, counter: 10 });
    expect(verify(codeAt(0), options)).toEqual({ result: 'earlier', steps: 10, counter: 0 });
    expect(verify(codeAt(360), options)).toEqual({ result: 'later', steps: 2, counter: 12 });
    expect(verify(codeAt(360), { ...options, window: 1 })).toEqual({ result: 'unknown' });
  });

  it('looks ahead of a counter, never back', () => {
    const hotp = { ...options, type: 'hotp', counter: 3 } as const;
    expect(verify('520489', hotp)).toEqual({ result: 'later', steps: 6, counter: 9 });
    expect(verify('755224', hotp)).toEqual({ result: 'unknown' });
  });

  it('takes Steam codes in either case', () => {
    const steam = { ...options, type: 'steam' } as const;
    expect(verify(generate(steam).current.toLowerCase(), steam)).toMatchObject({ result: 'now' });
    expect(failure(() => verify('ABCDE', steam))).toMatchObject({
      code: 'error.codeCharacter',
      where: { at: { column: 1 } },
    });
  });
});

describe('links', () => {
  it('are read as they were written', () => {
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(':', '').trim());
    fc.assert(
      fc.property(
        fc.record({
          secret: fc.uint8Array({ minLength: 10, maxLength: 64 }).map(toBase32),
          type: fc.constantFrom('totp', 'hotp'),
          issuer: text.filter((one) => one.toLowerCase() !== 'steam'),
          account: text.filter((one) => one !== ''),
          digits: fc.integer({ min: 6, max: 8 }),
          algorithm: fc.constantFrom('SHA-1', 'SHA-256', 'SHA-512'),
          period: fc.integer({ min: 1, max: 86_400 }),
          counter: fc.maxSafeNat(),
        }),
        (account) => {
          const { period, counter, ...shared } = account;
          const own = account.type === 'hotp' ? { counter } : { period };
          expect(readLinks(linkOf(account), silent).accounts).toEqual([{ ...shared, ...own }]);
        },
      ),
    );
  });

  it('read what other programs write', () => {
    const read = (link: string, note: (code: string) => void = silent) => readLinks(link, note).accounts[0];
    expect(
      read(
        'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
      ),
    ).toMatchObject({ issuer: 'ACME Co', account: 'john.doe@email.com' });
    expect(read('OTPAUTH://TOTP/Big%3A%20alice?secret=jbsw%20y3dp%20ehpk%203pxp&algorithm=HmacSHA512')).toMatchObject({
      issuer: 'Big',
      account: 'alice',
      secret: 'JBSWY3DPEHPK3PXP',
      algorithm: 'SHA-512',
    });
    for (const link of [
      'otpauth://totp/Steam:me?secret=JBSWY3DPEHPK3PXP&issuer=Steam',
      'otpauth://steam/Steam:me?secret=JBSWY3DPEHPK3PXP',
      'otpauth://steam/me?secret=JBSWY3DPEHPK3PXP&digits=5',
      'otpauth://totp/SteamGuard:me?secret=JBSWY3DPEHPK3PXP&digits=5',
      'otpauth://totp/me?secret=JBSWY3DPEHPK3PXP&issuer=steamcommunity.com',
      'otpauth://totp/Steam?secret=JBSWY3DPEHPK3PXP&digits=5',
      'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&encoder=steam',
      'steam://JBSWY3DPEHPK3PXP',
    ])
      expect(read(link), link).toMatchObject({ type: 'steam', digits: 5, secret: 'JBSWY3DPEHPK3PXP' });
    expect(read('otpauth://totp/Steamboat:me?secret=JBSWY3DPEHPK3PXP')).toMatchObject({ type: 'totp', digits: 6 });
    expect(read(linkOf({ secret: 'JBSWY3DPEHPK3PXP', type: 'steam', account: 'me' }))).toMatchObject({ type: 'steam' });
    expect(
      readLinks('otpauth://totp/a?secret=MZXW6YTBOI\r\n\n otpauth://totp/b?secret=MZXW6YTBOI', ignore).accounts,
    ).toHaveLength(2);
  });

  it('keep a plus, which is no space in them', () => {
    const link = 'otpauth://totp/me+work@example.com?secret=MZXW6YTBOI&issuer=A+B%20C';
    expect(readLinks(link, ignore).accounts[0]).toMatchObject({ issuer: 'A+B C', account: 'me+work@example.com' });
    expect(linkOf({ secret: 'JBSWY3DPEHPK3PXP', issuer: 'A+B C', account: 'd' })).toContain('issuer=A%2BB%20C');
  });

  it('keep a plus in the Base64 of an export', () => {
    // The message of one account, which has nothing but a secret.
    const secret = Uint8Array.from([0xef, 0xbe, 0xfb, 0xef, 0xbe, 0xfb, 0xef, 0xbe, 0xfb, 0xef]);
    const data = Buffer.from([0x0a, 12, 0x0a, 10, ...secret]).toString('base64');
    expect(data).toContain('+');
    const [account] = readLinks(`otpauth-migration://offline?data=${data}`, ignore).accounts;
    expect(account?.secret).toBe(toBase32(secret));
  });

  it('say where they are wrong', () => {
    expect(
      failure(() =>
        readLinks('otpauth://totp/a?secret=MZXW6YTBOI\notpauth://totp/a?secret=MZXW6YTBOI&digits=5', ignore),
      ),
    ).toMatchObject({
      code: 'error.parameter',
      params: { name: 'digits', value: '5' },
      where: { at: { line: 2, column: 36 } },
    });
    for (const wrong of ['digits=6.5', 'period=0', 'algorithm=MD5', 'digits=1e1'])
      expect(failure(() => readLinks(`otpauth://totp/a?secret=MZXW6YTBOI&${wrong}`, ignore)).code).toBe(
        'error.parameter',
      );
    expect(failure(() => readLinks('otpauth://hotp/a?secret=MZXW6YTBOI&counter=-1', ignore)).code).toBe(
      'error.parameter',
    );
    for (const text of ['', '  \n', 'totp', 'otpauth:totp'])
      expect(failure(() => readLinks(text, ignore)).code).toBe('error.notOtpauth');
  });

  it('give only coded errors for 300 mutated inputs', () => {
    const seeds = examples.filter(({ operation }) => operation === 'read').map(({ input }) => String(input));
    const mutation = fc.tuple(fc.constantFrom(...seeds), fc.nat(), fc.nat(6), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(mutation, ([seed, at, length, put]) => {
        const start = at % seed.length;
        try {
          readLinks(seed.slice(0, start) + put + seed.slice(start + length), ignore);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('give only coded errors for 300 exports of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const data = encodeURIComponent(Buffer.from(bytes).toString('base64'));
        try {
          readLinks(`otpauth-migration://offline?data=${data}`, ignore);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the QR code is drawn up to its largest size, and refused above', () => {
  const draw = (length: number) =>
    drawLink(
      { ...initialValues(operations.qrCode.options), secret: 'JBSWY3DPEHPK3PXP', account: 'x'.repeat(length) },
      silent,
    );
  const rest = linkOf({ secret: 'JBSWY3DPEHPK3PXP', account: 'x' }).length - 1;
  expect(draw(capacity('medium', 'byte') - rest)).toMatch(/^<svg/);
  expect(failure(() => draw(capacity('medium', 'byte') + 1 - rest)).code).toBe('error.qrTooLong');
});

test('a secret is the same in Base32, hex and Base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 40 }), fc.nat(2 ** 31), (bytes, time) => {
      const forms = {
        base32: toBase32(bytes),
        hex: Buffer.from(bytes).toString('hex'),
        base64: Buffer.from(bytes).toString('base64'),
      } as const;
      const codes = (['base32', 'hex', 'base64'] as const).map((encoding) =>
        generate({ secret: forms[encoding], encoding, time: String(time) }),
      );
      expect(codes[1]).toEqual(codes[0]);
      expect(codes[2]).toEqual(codes[0]);
      const url = Buffer.from(bytes).toString('base64url');
      expect(generate({ secret: url, encoding: 'base64', time: String(time) })).toEqual(codes[0]);
    }),
  );
});
