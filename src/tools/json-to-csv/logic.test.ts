import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { convert, preview, type Options } from './logic.ts';
import * as operations from './operations.ts';
import { readRecord, writeRecord } from '#formats/csv/record.ts';

const values = (options: Partial<Options>): Options => ({ ...initialValues(operations.convert.options), ...options });
const run = (text: string, options: Partial<Options> = {}, notes: Note[] = []) =>
  convert(text, values(options), (code, params = {}, where = {}) => void notes.push({ code, params, where }));

/** A reader of RFC 4180, section 2, on its own. */
function parse(csv: string, separator: string): string[][] {
  const records: string[][] = [[]];
  for (let at = 0; at <= csv.length;) {
    let field = '';
    if (csv[at] === '"') {
      for (at++; csv[at] !== '"' || csv[at + 1] === '"'; at++) {
        if (at >= csv.length) throw new Error('a quote is not closed');
        if (csv[at] === '"') at++;
        field += csv.charAt(at);
      }
      at++;
    } else while (at < csv.length && csv[at] !== separator && !/[\r\n]/.test(csv[at] ?? '')) field += csv.charAt(at++);
    records.at(-1)?.push(field);
    if (csv.startsWith('\r\n', at)) at++;
    if (csv[at] === '\n') records.push([]);
    else if (csv[at] !== separator && at < csv.length) throw new Error(`not CSV at ${at}`);
    at++;
  }
  return records;
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const cell = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('"', ',', ';', '\t', '|', '\r', '\n', ' ', 'a', '='), { maxLength: 5 })
    .map((list) => list.join('')),
);

describe('convert', () => {
  it('is read back by any reader of RFC 4180, whatever the options', () => {
    const table = fc
      .tuple(
        fc.uniqueArray(fc.stringMatching(/^\w{1,3}$/), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
      )
      .chain(([names, rows]) =>
        fc.record({
          names: fc.constant(names),
          rows: fc.array(fc.tuple(...names.map(() => cell)), { minLength: rows, maxLength: rows }),
        }),
      );
    const options = fc.record({
      separator: fc.constantFrom('comma' as const, 'semicolon' as const, 'tab' as const, 'pipe' as const),
      lineEnd: fc.constantFrom('lf' as const, 'crlf' as const),
      quoteAll: fc.boolean(),
    });
    fc.assert(
      fc.property(table, options, ({ names, rows }, options) => {
        const objects = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
        const ordered = names.toSorted(
          (a, b) => Object.keys(objects[0] ?? {}).indexOf(a) - Object.keys(objects[0] ?? {}).indexOf(b),
        );
        const csv = run(JSON.stringify(objects), options);
        const [header, ...body] = parse(csv, SEPARATORS[options.separator]);
        expect(header).toEqual(ordered);
        expect(body).toEqual(objects.map((object) => ordered.map((name) => object[name])));
      }),
    );
  });
  it('any text is converted or refused with a coded error', () => {
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.json(), { maxLength: 3 }).map((list) => list.join('\n')),
    );
    const path = fc.oneof(fc.constantFrom('', '$', '$[*]', '/0'), fc.string({ maxLength: 4 }));
    const options = fc.record({
      path,
      columns: fc.string({ maxLength: 3 }),
      nested: fc.constantFrom('flatten' as const, 'json' as const),
    });
    fc.assert(
      fc.property(text, options, (text, options) => {
        try {
          run(text, options);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
  it('the last of repeated keys counts, as in JSON.parse', () => {
    const notes: Note[] = [];
    expect(run('[{"a":{"x":1},"b":1,"a":{"y":2},"a":{"y":3}},{"\\u0062":1,"b":2}]', {}, notes)).toBe('b,a.y\n1,3\n2,');
    expect(notes.map(({ code, params, where }) => [code, params['key'], where.at?.column])).toEqual([
      ['warning.repeated', 'a', 21],
      ['warning.repeated', 'a', 33],
      ['warning.repeated', 'b', 58],
    ]);
    expect(run('[{"a":1,"a":{"b":2}}]')).toBe('a.b\n2');
  });
  it('keeps digits', () =>
    expect(run('[[1E400,-0,0.10,123456789012345678901234567890]]')).toBe(
      '1E400,-0,0.10,123456789012345678901234567890',
    ));
  it('keeps dangerous keys', () =>
    expect(run('[{"__proto__":1,"constructor":{"prototype":2}}]')).toBe('__proto__,constructor.prototype\n1,2'));
  it('one empty field is no empty line', () => expect(run('[{"a":""}]')).toBe('a\n""'));
  it('rows of several arrays are put together', () =>
    expect(run('{"x":{"r":[{"a":1}]},"y":{"r":[{"a":2}]}}', { path: '$..r' })).toBe('a\n1\n2'));
  it('rows that stand in one another have more cells than there are values', () =>
    expect(run('[[[[1,2,3]]]]', { path: '$..*', header: false })).toBe(
      ['1,2,3,,,,,,,', ',,,1,2,3,,,,', ',,,,,,1,2,3,', ',,,,,,,,,1', ',,,,,,,,,2', ',,,,,,,,,3'].join('\n'),
    ));
  it('quotes what is no text, too, where all is quoted', () =>
    expect(run('[{"a":1,"b":null,"c":true,"d":"x"},{}]', { quoteAll: true })).toBe(
      '"a","b","c","d"\n"1","null","true","x"\n"","","",""',
    ));
  it('names the place of what is no table', () => {
    expect(() => run('{"a":\n5}', { path: '$.a' })).toThrow(
      expect.objectContaining({
        code: 'error.isNumber',
        where: { at: { line: 2, column: 1, offset: 6, endOffset: 7 } },
      }),
    );
  });
  it('survives 100,000 levels', () => {
    const deep = '['.repeat(100_000) + '1' + ']'.repeat(100_000);
    expect(run(deep, { header: false })).toBe('1');
    expect(run(deep, { nested: 'json' })).toBe(deep.slice(2, -2));
  });
});

describe('preview', () => {
  it('shows the first rows and counts all', () => {
    const { rows, total } = preview(JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ n }))), values({}));
    expect([rows.length, rows[19], total]).toEqual([20, ['19'], 100]);
  });
});

describe('names of columns', () => {
  it('are read as they were written', () => {
    const names = fc.array(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(names, (names) => {
        expect(readRecord(writeRecord(names))).toEqual(names);
      }),
    );
  });
  it('may have spaces around', () => expect(readRecord('a, b ,"c,d"')).toEqual(['a', 'b', 'c,d']));
});

it('a preview has the first of very many columns, and the names of all', () => {
  const row = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]));
  const { all, columns, width, rows } = preview(JSON.stringify([row]), values({}));
  expect([all.length, width, columns.length, rows[0]?.length]).toEqual([5000, 5000, 100, 100]);
});
