import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { callingCodes, metadata } from './countries.ts';
import { findCountry } from './use-browser-country.ts';
import { toCsv } from './csv.ts';
import { detectNumber, detectNumbers, regionOf } from './detect.ts';
import { find, format, parse, parseMany, type Phone } from './logic.ts';
import python from './python-vectors.json' with { type: 'json' };

const silent = () => undefined;
const work = { note: silent, progress: silent, signal: new AbortController().signal };
const read = (text: string, country = '', from = '') => parse(text, { country, from, letters: true }, silent);

function errorOf(run: () => unknown): ToolError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  return undefined;
}

function notesOf(text: string, country = ''): string[] {
  const notes: string[] = [];
  parse(text, { country, from: '', letters: true }, (code) => notes.push(code));
  return notes;
}

/*
 * Python writes international numbers with the hyphens or dots of the country, libphonenumber-js with spaces only, as ITU-T E.123
 * asks; and Python writes them into `tel:` links, where RFC 3966 lets them be left out.
 */
const spaced = (text: string) => text.replace(/[-.]/g, ' ');
/** Ascension and Tristan da Cunha: without a plan for mobile phones libphonenumber-js says that it cannot know. */
const WITHOUT_MOBILES = ['AC', 'TA'];

test(`${python.numbers.length} numbers are read and written as by Python's phonenumbers`, () => {
  expect(python.numbers).toHaveLength(117);
  for (const row of python.numbers) {
    const phone = read(row.text, row.country, row.from);
    expect([row.text, phone.valid, phone.possible]).toEqual([row.text, row.valid, row.possible]);
    if (!row.valid) continue;
    const { owner, type, extension, international = '', national, e164, rfc3966 = '', dialed = '' } = row;
    expect(phone).toMatchObject({ country: owner, extension, national, e164 });
    expect(spaced(phone.international ?? '')).toBe(spaced(international));
    expect(phone.rfc3966).toBe(rfc3966.replaceAll('-', ''));
    expect(spaced(phone.dialed ?? '')).toBe(spaced(dialed));
    if (!WITHOUT_MOBILES.includes(owner ?? '')) expect(phone.type).toBe(type);
  }
});

test('the metadata is that of the package', () => {
  const load = createRequire(import.meta.url);
  const { version } = load('libphonenumber-js/package.json') as { version: string };
  const changes = readFileSync(
    new URL('CHANGELOG.md', pathToFileURL(load.resolve('libphonenumber-js/package.json'))),
    'utf8',
  );
  const [year, month, day] = metadata.date.split('-').map(Number);
  // The changes of the version that is installed, up to those of the one before.
  const own = changes
    .slice(changes.indexOf(`\n${version} / ${day}.${month}.${year}\n`))
    .split(/\n\n(?=\d+\.\d+\.\d+ \/)/, 1)[0];
  expect(own).toContain(`Updated metadata to version ${metadata.version}:`);
});

test('the list of countries is that of the metadata', () => {
  const known = getCountries().map((country): [string, string] => [country, getCountryCallingCode(country)]);
  expect(new Map(callingCodes)).toEqual(new Map(known));
});

test.each<[text: string, country: string, expected: Partial<Phone>]>([
  // Numbers that Ofcom keeps for films; the plan of ITU-T E.164 of the United States, 555-01xx for fiction.
  ['+44 20 7946 0123', '', { country: 'GB', national: '020 7946 0123', type: 'fixedLine' }],
  ['+1 201 555 0123', '', { country: 'US', national: '(201) 555-0123', e164: '+12015550123' }],
  ['020 7946 0958', 'GB', { e164: '+442079460958' }],
  ['+39 02 3661 8300', '', { country: 'IT', e164: '+390236618300', national: '02 3661 8300' }],
  ['+44 7911 123456', '', { country: 'GG', type: 'mobile' }],
  ['+800 1234 5678', '', { country: null, countries: [], type: 'tollFree' }],
  // RFC 3966, sections 3 and 5.1.4.
  ['tel:+1-201-555-0123', '', { e164: '+12015550123' }],
  ['tel:+1-201-555-0123;ext=9', '', { extension: '9', rfc3966: 'tel:+12015550123;ext=9' }],
  ['tel:863-1234;phone-context=+1-914-555', '', { valid: false, fault: 'tooShort', callingCode: '1' }],
  ['tel:555-0123;phone-context=+1-201', '', { e164: '+12015550123' }],
  ['tel:463-1234;phone-context=+1', '', { valid: false, fault: 'tooShort' }],
  ['TEL:+1%20201%20555%200123', '', { e164: '+12015550123' }],
  // RFC 5724, section 2.3.
  ['sms:+15105550101?body=hello%20there', '', { e164: '+15105550101' }],
  ['https://wa.me/442079460123?text=hi', '', { e164: '+442079460123' }],
  ['https://api.whatsapp.com/send?text=hi&phone=442079460123', '', { e164: '+442079460123' }],
  // ITU-T E.161: letters of the keys.
  ['1-800-FLOWERS', 'US', { e164: '+18003569377', type: 'tollFree' }],
  ['(800) Got-Milk', 'US', { e164: '+18004686455' }],
  ['1 800 CONTACTS', 'US', { e164: '+18002668228' }],
  ['+1-800-MY-APPLE', '', { e164: '+18006927753' }],
  // Numbers as people write them.
  ['+44 (0)20 7946 0958', '', { e164: '+442079460958' }],
  ['Tel.: +49 (0)30/123456', '', { e164: '+4930123456' }],
  ['Call +1 201 555 0123 now', '', { e164: '+12015550123' }],
  ['Phone +1.201.555.0123', '', { e164: '+12015550123' }],
  ['020·7946·0958', 'GB', { e164: '+442079460958' }],
  ['０３－１２３４－５６７８', 'JP', { e164: '+81312345678' }],
  ['٠٢٠ ٧٩٤٦ ٠٩٥٨', 'GB', { e164: '+442079460958' }],
  ['\u202A+44 20 7946 0123\u202C', '', { e164: '+442079460123' }],
  ['8 (912) 345-67-89 доб. 12', 'RU', { e164: '+79123456789', extension: '12' }],
  ['+1 212 555 0123,,123#', '', { e164: '+12125550123', extension: '123' }],
  ['(201) 555-0123 x9', 'us', { extension: '9' }],
  ['0044 20 7946 0123', 'US', { e164: '+442079460123' }],
  ['442079460123', 'none', { e164: '+442079460123' }],
  // Not valid.
  ['112', 'FR', { valid: false, fault: 'tooShort', lengths: [9] }],
  ['+4', '', { valid: false, fault: 'tooShort', e164: null, grouped: '+4' }],
  ['+44 20 79', '', { valid: false, fault: 'tooShort', grouped: '+44 20 79' }],
  ['020 79', 'GB', { valid: false, grouped: '020 79' }],
  ['+44 20 7946 01234567', '', { valid: false, fault: 'tooLong', sms: null, whatsapp: null }],
  ['+44 20 7946 0123456789012345', '', { valid: false, fault: 'tooLong' }],
  ['+44 2079 4601', '', { valid: false, fault: 'length' }],
  ['+1 555 555 0123', '', { valid: false, possible: true, fault: 'unassigned', country: null }],
])('%s (%s)', (text, country, expected) => {
  expect(read(text, country)).toMatchObject(expected);
});

test('how it is dialed depends on the country', () => {
  const dialed = (from: string) => read('+44 20 7946 0123', '', from).dialed;
  expect(['US', 'FR', 'AU', 'GB'].map(dialed)).toEqual([
    '011 44 20 7946 0123',
    '00 44 20 7946 0123',
    '0011 44 20 7946 0123',
    '020 7946 0123',
  ]);
  // Brazil puts the number of a carrier between.
  expect(dialed('BR')).toBeNull();
  expect(dialed('')).toBeNull();
  expect(read('+44 20 7946 0123', 'FR').dialed).toBe('00 44 20 7946 0123');
});

test.each([
  ['  ', '', 'error.empty'],
  ['abc', 'US', 'error.notANumber'],
  ['+', 'US', 'error.notANumber'],
  ['020 7946 0958', '', 'error.noCountry'],
  ['020 7946 0958', 'none', 'error.noCountry'],
  ['1-800-FLOWERS', '', 'error.noCountry'],
  ['+999 123 456', '', 'error.callingCode'],
  ['+44 20 7946 0123', 'ZZ', 'error.country'],
])('%j (%s) is refused with %s', (text, country, code) => {
  expect(errorOf(() => read(text, country))?.code).toBe(code);
});

test('several numbers are counted, and the second one is pointed at', () => {
  const text = '020 7946 0958, 020 7946 0123 or +33 1 42 68 53 00';
  const error = errorOf(() => read(text, 'GB'));
  expect([error?.code, error?.params]).toEqual(['error.several', { count: 3 }]);
  expect(text.slice(error?.where.at?.offset, error?.where.at?.endOffset)).toBe('020 7946 0123');
});

test('letters are digits only where that is chosen', () => {
  const plain = (text: string) => parse(text, { country: 'US', from: '', letters: false }, silent);
  expect(errorOf(() => plain('1-800-FLOWERS'))?.code).toBe('error.letters');
  // Words beside a whole number are no digits.
  expect(plain('800 356 9377 flowers').e164).toBe('+18003569377');
  expect(read('800 356 9377 flowers', 'US').e164).toBe('+18003569377');
});

test('the default country is that of the languages', () => {
  expect(findCountry(['en-GB', 'fr-FR'])).toBe('GB');
  expect(findCountry(['de', 'en-US'])).toBe('US');
  expect(findCountry(['de'])).toBe('DE');
  expect(findCountry(['C.UTF-8', 'ja'])).toBe('JP');
  // Spanish of Latin America names no country.
  expect(findCountry(['es-419'])).toBe('ES');
  expect(findCountry(['zh-Hant'])).toBe('TW');
  expect(findCountry([])).toBe('FR');
});

test('numbers in a row are several', () => {
  expect(errorOf(() => read('020 7946 0958 / 020 7946 0123', 'GB'))?.code).toBe('error.several');
  expect(errorOf(() => read('+999 123 456'))?.params).toEqual({ code: '999' });
});

test('phone numbers are recognized', () => {
  const single = [
    'tel:+1-201-555-0123',
    '+44 20 7946 0123',
    '+49/30-123456 ext. 5',
    '(201) 555-0123',
    '020 7946 0123',
    'tel:112',
  ];
  expect(single.map(detectNumber)).toEqual([0.95, 0.85, 0.85, 0.6, 0, 0]);
  expect(
    ['+44 20 7946 0123\n+33 1 42 68 53 00\n+3', 'abc\n+44 20 7946 0123', '+44 20 7946 0123'].map(detectNumbers),
  ).toEqual([0.85, 0, 0]);
  expect(['(201) 555-0123\nx', '+44 20 7946 0123'].map(regionOf)).toEqual([{ country: 'US' }, {}]);
});

test('what was assumed is said', () => {
  expect(notesOf('1-800-FLOWERS', 'US')).toEqual(['note.letters']);
  expect(notesOf('ring +44 20 7946 0123 tonight')).toEqual(['note.otherText']);
  expect(notesOf('0044 20 7946 0123')).toEqual(['note.doubleZero']);
  expect(notesOf('442079460123', 'US')).toEqual(['note.plus']);
  expect(notesOf('tel:+442079460123;phone-context=example.com')).toEqual(['note.parameter']);
  expect(notesOf('+44 20 7946 0123')).toEqual([]);
  for (const text of ['\u202A+44 20 7946 0123\u202C', 'Tel.: +49 (0)30/123456', 'sms:+15105550101?body=hi%20there'])
    expect([text, notesOf(text)]).toEqual([text, []]);
  // With the country's own prefix for calls abroad nothing is assumed.
  expect(notesOf('00 44 20 7946 0123', 'FR')).toEqual([]);
});

test('a text is searched, with the line of each number', () => {
  const text = 'a 020 7946 0958, 020 7946 0123\r\nof 2024-01-05 12:00\n+33 1 42 68 53 00 ext 5; £20 1234567';
  expect(find(text, { country: 'GB' }, work).map(({ line, e164, extension }) => [line, e164, extension])).toEqual([
    [1, '+442079460958', null],
    [1, '+442079460123', null],
    [3, '+33142685300', '5'],
  ]);
});

test('a table of many is quoted where that is needed', () => {
  const rows = parseMany('=1+1, "x"\n(201) 555-0123', { country: 'US', letters: false }, work);
  expect(toCsv(rows).split('\r\n')).toEqual([
    'line,text,valid,possible,problem,country,type,e164,international,national,rfc3966,extension',
    '1,"=1+1, ""x""",false,false,notANumber,,,,,,,',
    '2,(201) 555-0123,true,true,,US,fixedLineOrMobile,+12015550123,+1 201 555 0123,(201) 555-0123,tel:+12015550123,',
  ]);
});

test('a list has so many numbers that the page that shows it is not held up', () => {
  const most = '+1\n\n'.repeat(20_000);
  expect(parseMany(most, { country: '', letters: false }, work)).toHaveLength(20_000);
  expect(errorOf(() => parseMany(`${most} \t 1`, { country: '', letters: false }, work))?.params).toEqual({
    count: 20_001,
    max: 20_000,
  });
  const found = errorOf(() => find('+12015550123\n'.repeat(20_001), { country: '' }, work));
  expect(found?.code).toBe('error.tooMany');
});

test('what a line loses or was assumed of it is noted, and other lines stay as they are', () => {
  const told: unknown[] = [];
  const noting = { ...work, note: (code: string, params: unknown) => told.push([code, params]) };
  const text = ' x \n\n +44 20 7946 0123 \n0044 20 7946 0123\nring +44 20 7946 0123\n+1 201 555 0123 x9';
  expect(format(text, { country: '', letters: false, as: 'e164' }, noting)).toBe(
    ' x \n\n+442079460123\n+442079460123\n+442079460123\n+12015550123',
  );
  expect(told.splice(0)).toEqual([
    ['warning.kept', { count: 1, line: 1 }],
    ['note.assumed', { count: 2, line: 4 }],
    ['warning.extension', { count: 1, line: 6 }],
  ]);
  expect(format('+1 201 555 0123 x9', { country: '', letters: false, as: 'rfc3966' }, noting)).toBe(
    'tel:+12015550123;ext=9',
  );
  expect(told).toEqual([]);
  parseMany(text, { country: '', letters: false }, noting);
  expect(told).toEqual([['note.assumed', { count: 2, line: 4 }]]);
});

test('progress is told while a list is read', () => {
  const steps: number[] = [];
  const text = '(201) 555-0123\n'.repeat(1200);
  const told = { ...work, progress: (done: number) => steps.push(done) };
  expect(parseMany(text, { country: 'US', letters: false }, told)).toHaveLength(1200);
  expect(steps).toEqual([0, 500, 1000]);
});

test('a list that is cancelled is read no further', () => {
  const cancelled = { ...work, signal: AbortSignal.abort() };
  expect(() => parseMany('+1\n', { country: '', letters: false }, cancelled)).toThrow();
});

/** Valid numbers with a country of their own. */
const VALID = python.numbers.filter(({ valid }) => valid).map(({ e164 = '' }) => e164);

test('every form is read back as the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VALID),
      fc.constantFrom('e164', 'international', 'rfc3966', 'national'),
      (number, as) => {
        const { country } = read(number);
        const written = format(number, { country: '', letters: false, as }, work);
        // A country that shares its plan may not know its neighbors' short forms.
        fc.pre(as !== 'national' || (country !== null && callingCodes.get(country) !== '39'));
        expect(read(written, as === 'national' ? (country ?? '') : '').e164).toBe(number);
      },
    ),
    { numRuns: 200 },
  );
});

test('whatever is typed, only coded errors come of it', () => {
  const seeds = [
    ...VALID.slice(0, 200),
    'tel:+1-201-555-0123;ext=9',
    '1-800-FLOWERS',
    '020 7946 0958 доб. 12',
    'wa.me/1',
  ];
  const pieces = [
    '+',
    '(',
    ')',
    ';ext=',
    ';phone-context=',
    '%',
    '０',
    'x',
    ',',
    '\u202A',
    '😀',
    '\uD800',
    '99',
    'a',
    '/',
    '\n',
  ];
  const random = fc.tuple(fc.constantFrom(...seeds), fc.nat(30), fc.nat(4), fc.constantFrom(...pieces));
  fc.assert(
    fc.property(random, fc.constantFrom('', 'US', 'GB', 'IT', 'BR'), ([seed, at, cut, piece], country) => {
      errorOf(() => read(seed.slice(0, at) + piece + seed.slice(at + cut), country, 'US'));
    }),
    { numRuns: 500 },
  );
});
