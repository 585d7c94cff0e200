import fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

const run = (text: string, options: Partial<Options> = {}) => {
  const { context, notes } = testContext();
  const values = { ...initialValues(operations.convert.options), indent: 0, ...options };
  return { json: convert(text, values, context.note), codes: notes.map(({ code }) => code) };
};

describe('TOML to JSON', () => {
  // TOML 1.0.0 (toml.io/en/v1.0.0): 'Keys', 'Table', 'Inline Table' and 'Array of Tables'.
  it.each([
    [
      'fruit.name = "banana"\nfruit. color = "yellow"\n3.14159 = "pi"',
      '{"3":{"14159":"pi"},"fruit":{"name":"banana","color":"yellow"}}',
    ],
    ['[dog."tater.man"]\ntype.name = "pug"', '{"dog":{"tater.man":{"type":{"name":"pug"}}}}'],
    ['animal = { type.name = "pug" }', '{"animal":{"type":{"name":"pug"}}}'],
    [
      '[[products]]\nname = "Hammer"\n\n[[products]]\n\n[[products]]\nname = "Nail"',
      '{"products":[{"name":"Hammer"},{},{"name":"Nail"}]}',
    ],
  ])('%j', (text, json) => expect(JSON.parse(run(text).json)).toEqual(JSON.parse(json)));
  it('holds what another writer has written', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.maxSafeInteger(),
        tie('list'),
        tie('table'),
      ),
      list: fc.array(tie('any'), { maxLength: 4 }),
      table: fc.dictionary(fc.string(), tie('any'), { noNullPrototype: true, maxKeys: 4 }),
    })).table;
    fc.assert(
      fc.property(
        value.filter((table) => Object.keys(table as object).length > 0),
        (table) => {
          expect(JSON.parse(run(stringify(table)).json)).toEqual(JSON.parse(JSON.stringify(table)));
        },
      ),
    );
  });
  it('says that JSON has no dates, nan and comments', () => {
    expect(run('a = 1979-05-27 # when\nb = nan')).toEqual({
      json: '{"a":"1979-05-27","b":null}',
      codes: ['data.note.datesText', 'data.warning.notFiniteNull', 'data.warning.comments'],
    });
  });
});
