import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { platformSources } from '#lib/sources';
import { checkBic } from './bic.ts';
import { compose, generate } from './compose.ts';
import { countries } from './countries.ts';
import { toCsv } from './csv.ts';
import { findCheckDigits } from './iban.ts';
import { parse, type Iban } from './logic.ts';
import { checkMany } from './many.ts';
import { detectors } from './detect.ts';
import { registryExamples } from './registry-examples.ts';
import { compact } from './written.ts';

const read = (text: string, allowQrIban = true): Iban => parse(text, { allowQrIban }, testContext().context);
const partsOf = (text: string) => read(text).parts.map(({ name, value }) => `${name} ${value}`);

describe('the table of countries', () => {
  test.each(registryExamples)('%s is valid', (iban) => {
    expect(read(iban)).toMatchObject({ valid: true, reasons: [], iban, country: iban.slice(0, 2) });
  });

  test('every country but the overseas territories has an example', () => {
    const shown = new Set(registryExamples.map((iban) => iban.slice(0, 2)));
    const rest = [...countries.keys()].filter((code) => !shown.has(code));
    expect(rest.join(' ')).toBe('AX BL GF GP MF MQ NC PF PM RE TF WF YT');
  });

  test('any change of one character of an example is noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registryExamples), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, by) => {
        const at = 2 + (place % (iban.length - 2));
        const digit = Number(iban.charAt(at));
        fc.pre(!Number.isNaN(digit));
        const changed = `${iban.slice(0, at)}${(digit + by) % 10}${iban.slice(at + 1)}`;
        expect(read(changed).valid).toBe(false);
      }),
    );
  });

  test('ibantools agrees about random account numbers, apart from six countries where it refuses letters that are in use', () => {
    const differing = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...countries.keys()), fc.infiniteStream(fc.nat(35)), (code, stream) => {
        const bban = countries
          .get(code)!
          .parts.flatMap(({ length, of }) =>
            Array.from({ length }, () => {
              const value: number = stream.next().value;
              if (of === 'n') return String(value % 10);
              return (of === 'a' ? 10 + (value % 26) : value).toString(36).toUpperCase();
            }),
          )
          .join('');
        const iban = code + findCheckDigits(code, bban) + bban;
        if (read(iban).valid !== isValidIBAN(iban)) differing.add(code);
      }),
    );
    const wider = ['BY', 'CI', 'DO', 'GW', 'PK', 'PS'];
    expect([...differing].filter((code) => !wider.includes(code))).toEqual([]);
  });

  test('what is not in the official registry is said', () => {
    const { context, notes } = testContext();
    parse('DZ580002100001113000000570', { allowQrIban: true }, context);
    expect(notes).toEqual([{ code: 'warning.notRegistered', params: { country: 'DZ' }, where: {} }]);
    const unregistered = [...countries].filter(([, { isRegistered }]) => !isRegistered).map(([code]) => code);
    expect(unregistered.join(' ')).toBe('AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG');
  });

  test('SEPA', () => {
    expect(read('DE89370400440532013000').isSepa).toBe(true);
    expect(read('AL47212110090000000235698741').isSepa).toBe(true); // joined on 21 November 2024
    expect(read('PK36SCBL0000001123456702').isSepa).toBe(false);
  });
});

describe('parts', () => {
  test('the Belgian account is not the whole IBAN', () => {
    expect(partsOf('BE68 5390 0754 7034')).toEqual([
      'country BE',
      'checkDigits 68',
      'bank 539',
      'account 0075470',
      'nationalCheck 34',
    ]);
  });

  test('parts of France, Germany, Italy and Mauritius', () => {
    expect(partsOf('FR1420041010050500013M02606').slice(2)).toEqual([
      'bank 20041',
      'branch 01005',
      'account 0500013M026',
      'nationalCheck 06',
    ]);
    expect(partsOf('DE89370400440532013000').slice(2)).toEqual(['bank 37040044', 'account 0532013000']);
    expect(partsOf('IT60X0542811101000000123456').slice(2)).toEqual([
      'nationalCheck X',
      'bank 05428',
      'branch 11101',
      'account 000000123456',
    ]);
    expect(partsOf('MU17BOMM0101101030300200000MUR').slice(2)).toEqual([
      'bank BOMM01',
      'branch 01',
      'account 101030300200',
      'reserved 000',
      'currency MUR',
    ]);
  });

  test('parts follow one another without a gap, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...registryExamples),
      fc.stringMatching(/^[A-Z]{2}\d{2}/),
    );
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(compact(typed) !== '');
        const { parts, iban } = read(typed);
        expect(parts.map(({ value }) => value).join('')).toBe(iban);
        parts.forEach(({ start, end, value }) => expect(iban.slice(start, end)).toBe(value));
      }),
    );
  });
});

describe('what is wrong', () => {
  test.each([
    // Examples of the registry, changed by hand
    ['XX12', { is: 'country', country: 'XX' }],
    ['12', { is: 'country', country: '12' }],
    ['__proto__', { is: 'character', character: '_', position: 1 }],
    ['DE89 3704 0044 0532 0130 0', { is: 'length', expected: 22, actual: 21 }],
    ['DE89 3704 0044 0532 0130 000', { is: 'length', expected: 22, actual: 23 }],
    ['DE89 3704 0044 0532 X130 00', { is: 'digit', character: 'X', position: 17 }],
    ['GB29 NW3K 6016 1331 9268 19', { is: 'letter', character: '3', position: 7 }],
    ['DE8! 3704 0044 0532 0130 00', { is: 'character', character: '!', position: 4 }],
    ['DE8😀370400440532013000', { is: 'character', character: '😀', position: 4 }],
    ['DEX9 3704 0044 0532 0130 00', { is: 'checkDigits', found: 'X9' }],
    ['DE98 3704 0044 0532 0130 00', { is: 'checksum', found: '98', right: '89' }],
  ])('%s', (text, reason) => {
    expect(read(text)).toMatchObject({ valid: false, reasons: [reason] });
  });

  test('a wrong national check digit, with and without right check digits around it', () => {
    expect(read('NO9386011117948').reasons).toEqual([
      { is: 'checksum', found: '93', right: '66' },
      { is: 'nationalChecksum' },
    ]);
    expect(read('NO6686011117948')).toMatchObject({ reasons: [{ is: 'nationalChecksum' }], nationalCheck: false });
    expect(read('NO9386011117947').nationalCheck).toBe(true);
    expect(read('DE89370400440532013000').nationalCheck).toBe(null);
  });

  test('several faults are all told', () => {
    expect(read('DEA9 3704 X').reasons.map(({ is }) => is)).toEqual(['length', 'digit', 'checkDigits']);
  });

  test('what can be read is shown all the same', () => {
    expect(read('DE98 3704 0044 0532')).toMatchObject({
      country: 'DE',
      checkDigits: '98',
      bban: '370400440532',
      formatted: 'DE98 3704 0044 0532',
      expected: { length: 22, pattern: 'DE2!n8!n10!n' },
    });
    expect(read('D')).toMatchObject({ country: null, checkDigits: null, bban: null, expected: null, isQrIban: null });
  });

  test('nothing but spaces', () => {
    for (const text of ['', ' \n', ' - ', 'IBAN: ']) {
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'error.empty' }));
    }
  });
});

describe('writing', () => {
  test('spaces, dashes, small letters and the word IBAN do not matter', () => {
    for (const text of [
      'de89-3704-0044-0532-0130-00',
      'IBAN: DE89\u00A03704 0044\t0532 0130 00\n',
      'DE89 3704–0044−0532\u200B013000',
    ]) {
      expect(read(text), text).toMatchObject({ valid: true, formatted: 'DE89 3704 0044 0532 0130 00' });
    }
  });
});

describe('QR-IBAN', () => {
  test('only in Switzerland and Liechtenstein and only from 30000 to 31999', () => {
    // SIX, Swiss Payment Standards, QR-bill: example of a QR-IBAN
    expect(read('CH4431999123000889012')).toMatchObject({ valid: true, isQrIban: true });
    expect(read('CH9300762011623852957').isQrIban).toBe(false);
    expect(read('BE68539007547034').isQrIban).toBe(false);
    const lastBefore = compose({ country: 'LI', bban: '29999000000000000', grouped: false }, testContext().context);
    const last = compose({ country: 'LI', bban: '31999000000000000', grouped: false }, testContext().context);
    const firstAfter = compose({ country: 'LI', bban: '32000000000000000', grouped: false }, testContext().context);
    expect([lastBefore, last, firstAfter].map((iban) => read(iban).isQrIban)).toEqual([false, true, false]);
  });

  test('may be refused', () => {
    expect(read('CH4431999123000889012', false)).toMatchObject({ valid: false, reasons: [{ is: 'qrIban' }] });
  });
});

describe('suggestions', () => {
  test('are not looked for in what is no IBAN, however long', () => {
    expect(read('DE89 3704'.repeat(5000)).suggestions).toEqual([]);
  });

  test('swapped neighbours, look-alikes and the right check digits', () => {
    expect(read('DE89 3704 0044 0532 0310 00').suggestions).toContain('DE89370400440532013000');
    expect(read('DE98 3704 0044 0532 0130 00').suggestions).toEqual(['DE89370400440532013000']);
    expect(read('DE89 37O4 OO44 O532 O13O OO').suggestions).toEqual(['DE89370400440532013000']);
    expect(read('GB29 NW8K 6016 1331 9268 19').suggestions).toEqual(['GB29NWBK60161331926819']);
    expect(read('DE00 3704 0044 0532 0130 00').suggestions).toEqual(['DE89370400440532013000']);
    expect(read('NO9386011117948').suggestions).toEqual([]);
  });

  test('are valid and not what was typed; two swapped neighbours are always found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registryExamples), fc.nat(), (iban, place) => {
        const at = 2 + (place % (iban.length - 3));
        const swapped = iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2);
        const { valid, reasons, suggestions } = read(swapped);
        // “1B” and “B1” expand to the same digits (ISO 13616), so swapping them cannot be detected.
        fc.pre(swapped !== iban && !valid && reasons.every(({ is }) => is === 'checksum'));
        expect(suggestions).toContain(iban);
        for (const one of suggestions) expect(read(one).valid && one !== swapped).toBe(true);
      }),
      { examples: [['RO49AAAA1B31007593840000', 27]] },
    );
  });
});

describe('composing', () => {
  const written = (country: string, bban: string) => compose({ country, bban, grouped: false }, testContext().context);

  test('the check digits are found', () => {
    expect(written('NO', '86011117947')).toBe('NO9386011117947');
    expect(written('gb', 'nwbk 6016 1331 9268 19')).toBe('GB29NWBK60161331926819');
    expect(compose({ country: 'NO', bban: '86011117947', grouped: true }, testContext().context)).toBe(
      'NO93 8601 1117 947',
    );
  });

  test('every example comes back from its country and BBAN', () => {
    for (const iban of registryExamples) expect(written(iban.slice(0, 2), iban.slice(4))).toBe(iban);
  });

  test('check digits have two digits', () => {
    for (let account = 0; account < 200; account++) {
      expect(written('DE', String(account).padStart(18, '0'))).toMatch(/^DE(?:0[2-9]|[1-8]\d|9[0-8])\d{18}$/);
    }
  });

  test.each([
    ['XX', '1', 'error.country', { country: 'XX' }],
    ['constructor', '1', 'error.country', { country: 'constructor' }],
    ['DE', ' ', 'error.bbanMissing', {}],
    ['DE', '123', 'error.bbanLength', { country: 'DE', expected: 18, actual: 3 }],
    ['DE', '37040044053201300X', 'error.bbanDigit', { character: 'X', position: 18 }],
    ['GB', 'NW3K60161331926819', 'error.bbanLetter', { character: '3', position: 3 }],
    ['DE', '3704004405320130é0', 'error.bbanCharacter', { character: 'É', position: 17 }],
  ])('%s %s fails with %s', (country, bban, code, params) => {
    expect(() => written(country, bban)).toThrow(expect.objectContaining({ code, params }));
  });

  test('a wrong national check digit is said', () => {
    const { context, notes } = testContext();
    expect(compose({ country: 'NO', bban: '86011117948', grouped: false }, context)).toBe('NO6686011117948');
    expect(notes).toEqual([{ code: 'warning.nationalChecksum', params: {}, where: { option: 'bban' } }]);
  });
});

describe('random test IBANs', () => {
  test('are valid in every country, and as many as asked for', () => {
    for (const code of countries.keys()) {
      const lines = generate({ country: code, count: 3, grouped: false }, testContext().context).split('\n');
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(read(line), line).toMatchObject({ valid: true, country: code });
      expect(new Set(lines).size, code).toBe(3);
    }
  });

  test('come in groups of four', () => {
    expect(generate({ country: 'BE', count: 1, grouped: true }, testContext().context)).toMatch(
      /^BE\d\d \d{4} \d{4} \d{4}$/,
    );
  });

  test('an unknown country', () => {
    expect(() => generate({ country: 'XX', count: 1, grouped: false }, testContext().context)).toThrow(
      expect.objectContaining({ code: 'error.country' }),
    );
  });

  test('a source that repeats itself ends in an error, not in a loop', () => {
    const stuck = { ...platformSources, random: (size: number) => new Uint8Array(size).fill(1) };
    expect(() =>
      generate({ country: 'NO', count: 1, grouped: false }, testContext({ sources: stuck }).context),
    ).toThrow('repeats itself');
  });
});

describe('many at once', () => {
  test('one row a line, with its number', () => {
    const rows = checkMany('DE89 3704 0044 0532 0130 00\r\n\nNO9386011117948\nhello', { allowQrIban: true });
    expect(
      rows.map(({ line, valid, bank, reasons }) => [line, valid, bank, reasons.map(({ is }) => is).join()]),
    ).toEqual([
      [1, true, '37040044', ''],
      [3, false, '8601', 'checksum,nationalChecksum'],
      [4, false, null, 'country'],
    ]);
    expect(checkMany(' \n\n', { allowQrIban: true })).toEqual([]);
  });

  test('as CSV', () => {
    const rows = checkMany('DE89370400440532013000\n"a,b"', { allowQrIban: true });
    expect(toCsv(rows)).toBe(
      'line,iban,valid,country,bank,branch,account,reasons\r\n' +
        '1,DE89370400440532013000,true,DE,37040044,,0532013000,\r\n' +
        '2,"""A,B""",false,,,,,character\r\n',
    );
  });

  test('100,000 lines', () => {
    const rows = checkMany('DE89370400440532013000\n'.repeat(100_000), { allowQrIban: true });
    expect(rows).toHaveLength(100_000);
    expect(rows.every(({ valid }) => valid)).toBe(true);
  });
});

describe('BIC', () => {
  test('head office and branch', () => {
    // SWIFT's own examples and those of ISO 9362
    expect(checkBic('deut de ff')).toEqual({
      valid: true,
      reasons: [],
      bic: 'DEUTDEFF',
      bank: 'DEUT',
      country: 'DE',
      location: 'FF',
      branch: null,
      isTest: false,
      isPassive: false,
    });
    expect(checkBic('DEUTDEFF500')).toMatchObject({ valid: true, branch: '500' });
    expect(checkBic('UNCRIT2B912')).toMatchObject({ valid: true, country: 'IT' });
    expect(checkBic('DEUTDEF0')).toMatchObject({ valid: true, isTest: true });
    expect(checkBic('DEUTDEF1')).toMatchObject({ valid: true, isPassive: true });
  });

  test.each([
    ['DEUTDEF', [{ is: 'bicLength', actual: 7 }]],
    ['DEUTDEFF5', [{ is: 'bicLength', actual: 9 }]],
    ['ABN4NL2A', [{ is: 'bicLetter', character: '4', position: 4 }]],
    ['DEUTXXFF', [{ is: 'country', country: 'XX' }]],
    ['DEUTDE!F', [{ is: 'bicCharacter', character: '!', position: 7 }]],
    ['D', [{ is: 'bicLength', actual: 1 }]],
  ])('%s', (text, reasons) => {
    expect(checkBic(text)).toMatchObject({ valid: false, reasons });
  });

  test('nothing', () => {
    expect(() => checkBic(' ')).toThrow(expect.objectContaining({ code: 'error.bicEmpty' }));
  });
});

describe('detection', () => {
  test('an IBAN is known by its check digits', () => {
    for (const iban of registryExamples)
      expect(detectors.parse.detect(` ${iban.replace(/.{4}/g, '$& ')}\n`)).toBe(0.95);
    expect(detectors.parse.detect('DE98370400440532013000')).toBe(0.15);
    expect(detectors.parse.detect('hello world')).toBe(0);
    expect(detectors.parse.detect('A'.repeat(4096))).toBe(0);
  });
});
