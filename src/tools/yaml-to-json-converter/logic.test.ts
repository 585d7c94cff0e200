import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

function run(text: string, options: Partial<Options> = {}): { json: string; notes: Note[] } {
  const notes: Note[] = [];
  const values = { ...initialValues(operations.convert.options), indent: 0, ...options };
  const json = convert(text, values, (code, params = {}, where = {}) => void notes.push({ code, params, where }));
  return { json, notes };
}

describe('YAML to JSON', () => {
  // YAML 1.2.2, examples 2.3, 2.7 (two documents), 2.10 and 2.11.
  it.each([
    [
      'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n',
      '{"american":["Boston Red Sox","Detroit Tigers"],"national":["New York Mets"]}',
    ],
    ['# Ranking\n---\n- Mark McGwire\n---\n- Chicago Cubs\n', '[["Mark McGwire"],["Chicago Cubs"]]'],
    [
      'hr:\n- Mark McGwire\n# Following node labeled SS\n- &SS Sammy Sosa\nrbi:\n- *SS # Subsequent\n',
      '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa"]}',
    ],
    [
      '? - Detroit Tigers\n  - Chicago cubs\n: - 2001-07-23\n',
      '{"[\\"Detroit Tigers\\",\\"Chicago cubs\\"]":["2001-07-23"]}',
    ],
  ])('%j', (text, json) => expect(run(text).json).toBe(json));
  it('says what is lost, once for each kind, with the place of the first', () => {
    const { notes } = run('# one\na: 1 # two\nb: .nan\n');
    expect(notes).toEqual([
      {
        code: 'data.warning.notFiniteNull',
        params: { count: 1, list: 'b' },
        where: { at: { line: 3, column: 4, offset: 20, endOffset: 24 } },
      },
      expect.objectContaining({ code: 'data.warning.comments', params: { count: 2, list: '' } }),
    ]);
  });
  it('nests dotted keys and leaves what an alias shares alone', () => {
    expect(run('x: &x {a: 1}\ny: *x\ny.b: 2', { nest: true }).json).toBe('{"x":{"a":1},"y":{"a":1,"b":2}}');
    expect(run('a.b.c: 1\na.b.d: 2\n"e. f": 3', { nest: true }).json).toBe('{"a":{"b":{"c":1,"d":2}},"e. f":3}');
  });
  it('gives what JSON.parse reads, or an error with a code, for any text', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        ': ',
        '- ',
        '\n',
        '  ',
        '[',
        ']',
        '{',
        '}',
        ',',
        '"',
        "'",
        '&a ',
        '*a',
        '#',
        '|',
        '>',
        '!!int ',
        '!x ',
        '1',
        '.5',
        '<<: ',
        '? ',
        '---\n',
        '%',
        '\t',
        '...\n',
      ],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        fc.boolean(),
        (text, nest) => {
          try {
            const { json } = run(text, { nest });
            if (json !== '') JSON.parse(json);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        },
      ),
    );
  });
});
