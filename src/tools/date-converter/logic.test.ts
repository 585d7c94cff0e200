import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#engine/error';
import { formats, type Format } from './formats.ts';
import { convertLines } from './lines.ts';
import { convert } from './logic.ts';

function run(text: string, zone = 'UTC', from: Format | 'auto' = 'auto') {
  const notes: string[] = [];
  return { ...convert(text, { from, zone }, { note: (code) => void notes.push(code) }), notes };
}

function failure(text: string, from: Format | 'auto'): ToolError {
  try {
    run(text, 'UTC', from);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('It was read.');
}

function code(text: string, zone = 'UTC', from: Format | 'auto' = 'auto'): string {
  try {
    run(text, zone, from);
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
  return 'none';
}

describe('convert', () => {
  it.each([
    // RFC 3339, section 5.8.
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.52Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.87Z'],
    // RFC 7231, section 7.1.1.1.
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['1000000000', '2001-09-09T01:46:40Z'],
    ['1000000000000', '2001-09-09T01:46:40Z'],
    ['1000000000000001', '2001-09-09T01:46:40.000001Z'],
    ['1700000000123456789', '2023-11-14T22:13:20.123456789Z'],
    ['-1.5', '1969-12-31T23:59:58.5Z'],
    ['5f43a1c00000000000000000', '2020-08-24T11:17:20Z'],
    ['116444736000000000', '1970-01-01T00:00:00Z'],
    ['621355968000000000', '1970-01-01T00:00:00Z'],
    ['20240229120000.5Z', '2024-02-29T12:00:00.5Z'],
    ['2024022912.5Z', '2024-02-29T12:30:00Z'],
    ['2020-W53-7', '2021-01-03T00:00:00Z'],
    ['2024-366', '2024-12-31T00:00:00Z'],
    ['2024-01-01T24:00Z', '2024-01-02T00:00:00Z'],
    ['-000001-01-01T00:00:00Z', '-000001-01-01T00:00:00Z'],
    ['+123456-01-01T00:00:00Z', '+123456-01-01T00:00:00Z'],
    ['new Date(1e3)', ''],
    ['new Date(2024, 1, 29)', '2024-02-29T00:00:00Z'],
    ['Mon Jan 01 2024 01:00:00 GMT+0100 (CET)', '2024-01-01T00:00:00Z'],
  ])('%s is %s', (text, iso) => {
    if (iso === '') expect(code(text)).toBe('error.constructor');
    else expect(run(text).forms.iso8601).toBe(iso);
  });

  it('has all forms', () => {
    expect(run('2000-01-01T12:00:00Z').forms).toMatchObject({
      iso9075: '2000-01-01 12:00:00',
      rfc7231: 'Sat, 01 Jan 2000 12:00:00 GMT',
      seconds: '946728000',
      excel: '36526.5',
      filetime: '125912016000000000',
      ticks: '630823248000000000',
      ldap: '20000101120000Z',
      week: '1999-W52-6',
      ordinal: '2000-001',
    });
  });

  it('is what Date says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_000_000_000_000, max: 253_000_000_000_000 }), (milliseconds) => {
        const date = new Date(milliseconds);
        const { forms } = run(String(milliseconds), 'UTC', 'milliseconds');
        expect(forms.utc).toBe(date.toUTCString());
        expect(forms.iso8601).toBe(date.toISOString().replace(/\.?0*Z$/, 'Z'));
      }),
    );
  });

  it('says which zone was assumed, and what a change of clocks made of a time', () => {
    const berlin = 'Europe/Berlin';
    expect(run('2024-07-01 12:00:00', berlin)).toMatchObject({
      forms: { iso8601: '2024-07-01T12:00:00+02:00' },
      notes: ['note.assumedZone'],
      zone: { offset: '+02:00', change: { at: '2024-10-27T02:00:00+01:00', offset: '+01:00' } },
    });
    expect(run('2024-03-31 02:30:00', berlin)).toMatchObject({
      forms: { iso8601: '2024-03-31T03:30:00+02:00' },
      notes: ['note.assumedZone', 'warning.gap'],
    });
    expect(run('2024-10-27 02:30:00', berlin)).toMatchObject({
      forms: { iso8601: '2024-10-27T02:30:00+02:00' },
      notes: ['note.assumedZone', 'warning.twice'],
    });
    expect(run('2024-07-01 12:00:00', '+05:30').forms.rfc3339).toBe('2024-07-01T12:00:00+05:30');
  });

  it.each([
    ['2024-02-30', 'error.day'],
    ['2023-02-29T00:00:00Z', 'error.day'],
    ['30 Feb 2024 00:00:00 GMT', 'error.day'],
    ['2024-13-01', 'error.month'],
    ['2024-01-01T25:00:00Z', 'error.hour'],
    ['2024-01-01T24:00:01Z', 'error.hour'],
    ['2016-12-31T23:59:60Z', 'error.leapSecond'],
    ['2024-01-01T00:61Z', 'error.clock'],
    ['2024-01-01T00:00+25:00', 'error.offset'],
    ['2021-W53-1', 'error.week'],
    ['2023-366', 'error.ordinal'],
    ['Mon, 06 Nov 1994 08:49:37 GMT', 'error.weekday'],
    ['tomorrow', 'error.unknown'],
    ['9'.repeat(40), 'error.range'],
    [' ', 'error.empty'],
  ])('%s: %s', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it.each([
    ['tomorrow', 'auto', 'tomorrow', 0],
    ['31/12/2024', 'auto', '/12/2024', 2],
    [' 2024-05-31 14:3x ', 'auto', '3x', 15],
    ['2024-05-', 'auto', '', 8],
    ['2024-05-31T14:30:00Zulu', 'iso8601', 'ulu', 20],
    ['12ab', 'seconds', 'ab', 2],
    ['"2024-02-30"', 'auto', '30', 9],
    ['30 Feb 2024 00:00:00 GMT', 'auto', '30', 0],
    ['2024-13-01', 'auto', '13', 5],
    ['2024-01-01T25:00:00Z', 'auto', '25', 11],
    ['2024-01-01T00:61Z', 'auto', '61', 14],
    ['2016-12-31T23:59:60Z', 'auto', '60', 17],
    ['2024-01-01T00:00+25:00', 'auto', '+25:00', 16],
    ['2021-W53-1', 'auto', '53', 6],
    ['2021-W01-9', 'auto', '9', 9],
    ['2023-366', 'auto', '366', 5],
    ['Mon, 06 Nov 1994 08:49:37 GMT', 'auto', 'Mon', 0],
    ['2024-01-01T00:00:00', 'rfc3339', '', 19],
    ['new Date(now)', 'auto', 'now', 9],
    ['new Date(2024, 0, 32)', 'auto', '32', 18],
    ['new Date(2024, x, 3)', 'auto', 'x', 15],
    ['new Date("2024-02-30T00:00Z")', 'auto', '30', 18],
    [`\n${'9'.repeat(40)}`, 'auto', '9'.repeat(40), 1],
  ] as const)('the place in %j (%s) is at %j', (text, from, wrong, offset) => {
    const at = failure(text, from).where.at;
    expect([at?.offset, text.slice(at?.offset, at?.endOffset)]).toEqual([offset, wrong]);
  });

  it('stays quick with a long text that is no date', () => {
    code(`Mon Jan 01 2024 01:00${' '.repeat(500_000)}x`);
    code('1'.repeat(500_000) + 'x');
  });

  it('wants what the form asks', () => {
    expect(code('2024-01-01T00:00:00', 'UTC', 'rfc3339')).toBe('error.offsetMissing');
    expect(code('1.5e3', 'UTC', 'seconds')).toBe('error.form');
    expect(code('1', 'Mars/Base')).toBe('error.zone');
  });

  it('reads back each form to its precision', () => {
    const precise: readonly Format[] = [
      'iso8601',
      'rfc3339',
      'seconds',
      'milliseconds',
      'microseconds',
      'nanoseconds',
      'excel',
      'ldap',
    ];
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 60n), max: 2n ** 62n }),
        fc.constantFrom(...precise),
        fc.constantFrom('UTC', 'Asia/Kolkata', '-03:00'),
        (moment, format, zone) => {
          const { forms } = run(String(moment), zone, 'nanoseconds');
          expect(run(forms[format] ?? '', zone, format).forms.nanoseconds).toBe(String(moment));
        },
      ),
    );
  });

  it('writes what it wrote again, also with offsets that have seconds', () => {
    // A JavaScript string leaves these seconds out.
    const complete = formats.filter((format) => format !== 'javascript');
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }),
        fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia'),
        (moment, zone) => {
          const { forms } = run(String(moment), zone, 'nanoseconds');
          for (const format of complete) {
            const written = forms[format];
            if (written !== null) expect(run(written, zone, format).forms[format]).toBe(written);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('throws nothing but ToolError', () => {
    const unit = fc.constantFrom(...'0123456789-+:.,TZW \'"()newDateJan');
    fc.assert(
      fc.property(fc.string({ unit }), fc.constantFrom(...formats, 'auto' as const), (text, from) => {
        code(text, 'Europe/Paris', from);
      }),
    );
  });
});

describe('forms that people paste', () => {
  it.each([
    ['20230412T145600Z', '2023-04-12T14:56:00Z'],
    ['20230412T1456+0200', '2023-04-12T12:56:00Z'],
    ['20230412T145600.25Z', '2023-04-12T14:56:00.25Z'],
    // RFC 7231, section 7.1.1.1.
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    ['Dec 31, 2024 2:30 PM', '2024-12-31T14:30:00Z'],
    ['December 31, 2024 at 12:05 a.m.', '2024-12-31T00:05:00Z'],
    ['12/31/2024, 2:30 PM', ''],
    ['Dec 31, 2024, 2:30:15\u202fPM', '2024-12-31T14:30:15Z'],
    ['31 Dec 2024', '2024-12-31T00:00:00Z'],
    ['2024/01/05 10:20:30', '2024-01-05T10:20:30Z'],
    ['2024/1/5', '2024-01-05T00:00:00Z'],
    ['2024-1-5', '2024-01-05T00:00:00Z'],
    ['2024-1-5 9:05 pm', '2024-01-05T21:05:00Z'],
    ['2016-05', '2016-05-01T00:00:00Z'],
    ['2016', '2016-01-01T00:00:00Z'],
    // No four digits of a year: a count.
    ['0116', '1970-01-01T00:01:56Z'],
    ['20160', '1970-01-01T05:36:00Z'],
    // RFC 9557, section 1.1 and 4.1.
    ['2022-07-08T00:14:07+01:00[Europe/Paris]', ''],
    ['2022-07-08T02:14:07+02:00[Europe/Paris]', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07Z[!Europe/London]', '2022-07-08T00:14:07Z'],
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', '1996-12-20T00:39:57Z'],
    ['2022-07-08T00:14:07[Europe/Paris]', '2022-07-07T22:14:07Z'],
    ['2024-12-31 14:30:00 CET', '2024-12-31T13:30:00Z'],
    ['Tue, 31 Dec 2024 14:30:00 EST', '2024-12-31T19:30:00Z'],
    ['31/Dec/2024:14:30:00 +0100', '2024-12-31T13:30:00Z'],
    ['[31/Dec/2024:14:30:00 +0100]', '2024-12-31T13:30:00Z'],
    ['Tue Dec 31 14:30:00 CET 2024', '2024-12-31T13:30:00Z'],
    ['Tue Dec 31 02:30:00 PM CET 2024', '2024-12-31T13:30:00Z'],
    // `LC_ALL=en_GB.UTF-8 date`
    ['Tue 31 Dec 14:30:00 UTC 2024', '2024-12-31T14:30:00Z'],
    ['Tue 31 Dec 02:30:00 PM CET 2024', '2024-12-31T13:30:00Z'],
    ['Tue 31 Dec 2024 02:30:00 PM UTC', '2024-12-31T14:30:00Z'],
    ['2024-12-31 14:30:00.123456789 +0100 CET m=+0.000012345', '2024-12-31T13:30:00.123456789Z'],
    ['2024-12-31 14:30:00 +0000 UTC', '2024-12-31T14:30:00Z'],
    ['2024-12-31 14:30:00 -0300 -03', '2024-12-31T17:30:00Z'],
    ['20241231', '2024-12-31T00:00:00Z'],
    ['20241231143000', '2024-12-31T14:30:00Z'],
    // No such day or time: a count.
    ['20241331', '1970-08-23T06:35:31Z'],
    ['20241231143060', '2611-06-03T12:12:23.06Z'],
  ])('%s is %s', (text, iso) => {
    if (iso === '') expect(code(text)).toMatch(/^error\.(?:unknown|zoneConflict)$/);
    else expect(run(text).forms.iso8601).toBe(iso);
  });

  it.each([
    ['20241231', ['note.compact.seconds', 'note.assumedZone']],
    ['20241231143000', ['note.compact.milliseconds', 'note.assumedZone']],
    ['2016-05', ['note.monthStart', 'note.assumedZone']],
    ['2016', ['note.year', 'note.yearStart', 'note.assumedZone']],
    ['Sunday, 06-Nov-94 08:49:37 GMT', ['note.century']],
    ['2022-07-08T00:14:07[Europe/Paris]', []],
    ['2024-10-27T02:30:00[Europe/Paris]', ['warning.twice']],
  ])('%s: %j', (text, notes) => expect(run(text).notes).toEqual(notes));

  it('counts the days of Excel with its leap day of 1900, both ways', () => {
    const days = [
      ['0', '1899-12-31'],
      ['1', '1900-01-01'],
      ['59', '1900-02-28'],
      ['61', '1900-03-01'],
      ['36526', '2000-01-01'],
      ['2958465', '9999-12-31'],
    ] as const;
    for (const [serial, day] of days) {
      expect(run(serial, 'UTC', 'excel').forms.iso8601).toBe(`${day}T00:00:00Z`);
      expect(run(`${serial}.75`, 'UTC', 'excel').forms.iso8601).toBe(`${day}T18:00:00Z`);
      expect(run(`${day}T18:00:00Z`).forms.excel).toBe(`${serial}.75`);
    }
    expect(run('1900-02-28T23:59:59.999999999Z').forms.excel).toBe('59.999999999999988');
    for (const day of ['1899-12-30T23:59:59Z', '+010000-01-01T00:00:00Z']) expect(run(day).forms.excel).toBeNull();
  });

  it('takes the other reading of compact dates where it is asked for', () => {
    expect(run('2016', 'UTC', 'seconds').forms.iso8601).toBe('1970-01-01T00:33:36Z');
    expect(run('2016', 'UTC', 'iso8601').notes).toEqual(['note.yearStart', 'note.assumedZone']);
    expect(run('20241231', 'UTC', 'seconds').forms.iso8601).toBe('1970-08-23T06:33:51Z');
    expect(run('20241231', 'UTC', 'iso8601').forms.iso8601).toBe('2024-12-31T00:00:00Z');
  });

  it.each([
    ['2024-12-31 14:30:00 CST', 'auto', 'error.abbreviation', 'CST'],
    ['Dec 31, 2024 13:30 PM', 'auto', 'error.hour12', '13'],
    ['2022-07-08T00:14:07+01:00[Europe/Paris]', 'auto', 'error.zoneConflict', '+01:00'],
    ['2022-07-08T00:14:07Z[Mars/Base]', 'auto', 'error.zone', 'Mars/Base'],
    ['2024/01-05', 'auto', 'error.unknown', '/01-05'],
    // What is like a format only is not that format.
    ['2024/01/05 10:20:30', 'iso8601', 'error.form', '/01/05 10:20:30'],
    ['1996-12-19T16:39:57-05:00:00', 'rfc3339', 'error.form', ':00'],
    ['19961219T163957Z', 'rfc3339', 'error.form', '1219T163957Z'],
    ['9223372036854775808', 'filetime', 'error.count.filetime', '9223372036854775808'],
    ['-1', 'filetime', 'error.count.filetime', '-1'],
    ['3155378976000000000', 'ticks', 'error.count.ticks', '3155378976000000000'],
    ['-1000', 'excel', 'error.count.excel', '-1000'],
    ['-0.5', 'excel', 'error.count.excel', '-0.5'],
    ['2958466', 'excel', 'error.count.excel', '2958466'],
    ['60', 'excel', 'error.excelLeapDay', '60'],
    ['60.5', 'excel', 'error.excelLeapDay', '60.5'],
  ] as const)('%s as %s: %s', (text, from, expected, wrong) => {
    const failed = failure(text, from);
    expect([failed.code, text.slice(failed.where.at?.offset, failed.where.at?.endOffset)]).toEqual([expected, wrong]);
  });

  it('says the last count of a format', () => {
    const last = (text: string, from: Format) => failure(text, from).params['last'];
    expect(last('-1', 'filetime')).toBe(String(2n ** 63n - 1n));
    expect(last('-1', 'ticks')).toBe('3155378975999999999');
    expect(last('-1', 'excel')).toBe('2958465');
  });

  it('reads a count if the format writes it, and never otherwise', () => {
    expect(run('9223372036854775807', 'UTC', 'filetime').forms.filetime).toBe('9223372036854775807');
    expect(run('3155378975999999999', 'UTC', 'ticks').forms.ticks).toBe('3155378975999999999');
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }),
        fc.constantFrom<Format>('filetime', 'ticks'),
        (count, format) => {
          const isRead = code(String(count), 'UTC', format) === 'none';
          if (isRead) expect(run(String(count), 'UTC', format).forms[format]).toBe(String(count));
        },
      ),
    );
  });
});

describe('convertLines', () => {
  it('tells an assumption once, at the first line it was made in', () => {
    const notes: unknown[] = [];
    convertLines(
      '2024-01-01T00:00:00Z\n 2024-07-01 12:00\n2024-07-02 12:00',
      { from: 'auto', to: 'seconds', zone: 'Europe/Berlin' },
      { note: (code, _params, where) => void notes.push([code, where?.at?.line, where?.at?.column]) },
    );
    expect(notes).toEqual([['note.assumedZone', 2, 2]]);
  });

  it('keeps lines and says where one is wrong', () => {
    const options = { from: 'auto', to: 'iso8601', zone: 'UTC' } as const;
    const silent = { note: () => undefined };
    expect(convertLines('0\r\n\r\n1000000000', options, silent)).toBe(
      '1970-01-01T00:00:00Z\r\n\r\n2001-09-09T01:46:40Z',
    );
    expect(() => convertLines('0\nx', options, silent)).toThrow(
      expect.objectContaining({ code: 'error.unknown', where: { at: expect.objectContaining({ line: 2 }) } }),
    );
    expect(() => convertLines('0\n 2024-02-30 ', options, silent)).toThrow(
      expect.objectContaining({ where: { at: { line: 2, column: 10, offset: 11, endOffset: 13 } } }),
    );
    expect(() => convertLines('0\n -1 ', { ...options, to: 'objectid' }, silent)).toThrow(
      expect.objectContaining({ where: { at: { line: 2, column: 2, offset: 3, endOffset: 5 } } }),
    );
  });
});
