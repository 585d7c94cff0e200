import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

const run = (text: string, options: Partial<Options> = {}) => {
  const { context, notes } = testContext();
  const toml = convert(text, { ...initialValues(operations.convert.options), ...options }, context.note);
  return { toml, codes: notes.map(({ code }) => code) };
};

describe('YAML to TOML', () => {
  // YAML 1.2.2, examples 2.3 and 2.4.
  it.each([
    ['american:\n- Boston Red Sox\n- Detroit Tigers\n', { american: ['Boston Red Sox', 'Detroit Tigers'] }],
    ['a:\n-\n  name: Mark McGwire\n  hr: 65\n  avg: 0.278\n', { a: [{ name: 'Mark McGwire', hr: 65, avg: 0.278 }] }],
  ])('%j', (text, value) => expect(parse(run(text).toml)).toEqual(value));
  it('means the same to another reader', () => {
    const text = fc.string({ unit: 'binary' });
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 3 }, text, fc.boolean(), fc.maxSafeInteger(), tie('list'), tie('table')),
      list: fc.array(tie('any'), { maxLength: 4 }),
      table: fc.dictionary(text, tie('any'), { noNullPrototype: true, maxKeys: 4 }),
    })).table;
    fc.assert(
      // JSON is YAML.
      fc.property(value, fc.constantFrom(0, 40), (table, inlineWidth) => {
        expect(parse(run(JSON.stringify(table), { inlineWidth }).toml)).toEqual(JSON.parse(JSON.stringify(table)));
      }),
    );
  });
  it('writes what an alias stands for wherever it stands', () => {
    expect(parse(run('a: &x {b: 1}\nc: *x\nd: [*x]\n').toml)).toEqual({ a: { b: 1 }, c: { b: 1 }, d: [{ b: 1 }] });
  });
  it('says that timestamps became texts, unless they become dates', () => {
    const text = 'a: 2001-12-14\n';
    expect(run(text)).toEqual({ toml: 'a = "2001-12-14"\n', codes: ['data.note.timestamps'] });
    expect(run(text, { dates: true })).toEqual({ toml: 'a = 2001-12-14\n', codes: ['data.note.datesMade'] });
  });
});
