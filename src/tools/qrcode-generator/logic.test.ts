// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { compose } from './compose.ts';
import { measureText } from './logic.ts';
import { read } from './read.ts';
import { templateFields, type Fields, type TemplateKind } from './template-fields.ts';

const write = (fields: Partial<Fields>) => compose({ ...initialValues(templateFields), ...fields });
const fieldsOf = (text: string) => {
  const { kind, fields } = read(text);
  return { kind, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
};

test('a code is measured (ISO/IEC 18004: version 1 is 21 x 21)', () => {
  expect(measureText('HELLO WORLD', { level: 'quartile', logo: '' })).toMatchObject({
    version: 1,
    modules: 21,
    mode: 'alphanumeric',
    used: 11,
  });
  expect(measureText('é', { level: 'low', logo: 'any' })).toMatchObject({
    level: 'high',
    mode: 'byte',
    used: 2,
    left: 1271,
  });
});

describe('templates', () => {
  test.each([
    [{ kind: 'url', website: 'localhost:8080/a' }, 'https://localhost:8080/a'],
    [{ kind: 'url', website: 'mailto:a@b' }, 'mailto:a@b'],
    // RFC 6068, section 6.1: the space of a header is %20.
    [{ kind: 'email', email: 'a+b@example.org', subject: 'a b' }, 'mailto:a+b@example.org?subject=a%20b'],
    [
      { kind: 'event', eventTitle: 'x', start: '2026-01-31' },
      'BEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART;VALUE=DATE:20260131\r\nEND:VEVENT',
    ],
    [
      // RFC 5545, section 3.6.1: the end is the first day after it.
      { kind: 'event', eventTitle: 'x', start: '2026-01-31', end: '2026-02-28' },
      'BEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART;VALUE=DATE:20260131\r\nDTEND;VALUE=DATE:20260301\r\nEND:VEVENT',
    ],
    [
      { kind: 'event', eventTitle: 'x', start: '2026-01-31 14:30Z' },
      'BEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART:20260131T143000Z\r\nEND:VEVENT',
    ],
    // RFC 5870, section 6.2.
    [{ kind: 'geo', latitude: '48.2010', longitude: '+16.3695' }, 'geo:48.2010,16.3695'],
  ] as const)('%j is %j', (fields, text) => {
    expect(write(fields)).toBe(text);
  });

  test('a contact or an event is read back, whatever is in it', () => {
    const value = fc
      .string({ unit: fc.constantFrom(...String.raw`ab\;:,"é😀 n`) })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const kinds: TemplateKind[] = ['vcard', 'mecard', 'event'];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), value, value, value, (kind, one, two, three) => {
        const fields =
          kind === 'event'
            ? { eventTitle: one, location: two, note: three }
            : { firstName: one, lastName: two, organization: three, note: two };
        const text = write({ kind, ...fields, ...(kind === 'event' && { start: '2026-01-31' }) });
        expect(fieldsOf(text)).toMatchObject({ kind: kind === 'event' ? 'event' : 'contact', ...fields });
      }),
      { numRuns: 200 },
    );
  });

  test('an email is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (subject) => {
        expect(fieldsOf(write({ kind: 'email', email: 'a@b', subject }))).toEqual({
          kind: 'email',
          email: 'a@b',
          subject,
        });
      }),
    );
  });
});

describe('what is in a code', () => {
  test.each([
    // Examples of RFC 5724 and ZXing, “Barcode Contents”.
    ['sms:+15105550101?body=hello%20there', { kind: 'sms', phone: '+15105550101', message: 'hello there' }],
    ['MATMSG:TO:a@b;SUB:x\\;y;BODY:z;;', { kind: 'email', email: 'a@b', subject: 'x;y', message: 'z' }],
    [
      'MECARD:N:Owen,Sean;ADR:76 9th Avenue;TEL:12125551212;;',
      { kind: 'contact', lastName: 'Owen', firstName: 'Sean', address: '76 9th Avenue', phone: '12125551212' },
    ],
    ['geo:40.71872,-73.98905,100', { kind: 'geo', latitude: '40.71872', longitude: '-73.98905' }],
    [
      'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nitem1.TEL;TYPE=cell:tel:+1\nNOTE:a\n b\nEND:VCARD',
      { kind: 'contact', firstName: 'Ada', phone: '+1', note: 'ab' },
    ],
    [
      'BCD\n001\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1\n\n\nfund\ninfo',
      {
        kind: 'payment',
        payee: 'Red Cross',
        iban: 'BE72000000001616',
        bic: 'BPOTBEB1',
        amount: '1',
        message: 'fund',
      },
    ],
    ['BCD\n003\n1\nSCT', { kind: 'text' }],
    ['otpauth://totp/a?secret=AAAA', { kind: 'otp' }],
    ['https://example.com', { kind: 'url', website: 'https://example.com' }],
    ['javascript:alert(1)', { kind: 'text' }],
    ['mailto:a%ffb', { kind: 'email', email: 'a%ffb' }],
    ['WIFI:T:nopass;S:x;H:true;;', { kind: 'wifi', ssid: 'x', hidden: 'true' }],
  ] as const)('%j', (text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  test('300 broken texts are read all the same', () => {
    const starts = [
      'WIFI:',
      'BEGIN:VCARD\n',
      'MECARD:',
      'BEGIN:VEVENT\n',
      'mailto:',
      'MATMSG:',
      'SMSTO:',
      'sms:',
      'geo:',
      'tel:',
      'BCD\n002\n1\nSCT\n',
    ];
    const rest = fc.string({ unit: fc.constantFrom(...String.raw`NSTEL:;,\\=?&%2x \n`.split(''), '\n', '\ud800') });
    fc.assert(
      fc.property(fc.constantFrom(...starts), rest, (start, text) => {
        expect(read(start + text).kind).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
  });
});
