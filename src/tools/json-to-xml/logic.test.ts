import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { readXml } from '#formats/xml/read.ts';
import { convert, type Options } from './logic.ts';
import * as operations from './operations.ts';

const run = (text: string, options: Partial<Options> = {}, notes: Note[] = []) =>
  convert(
    text,
    { ...initialValues(operations.convert.options), indent: 0, ...options },
    (code, params = {}, where = {}) => void notes.push({ code, params, where }),
  );

const CONVENTIONS = ['auto', 'compact', 'attributes', 'badgerfish', 'ordered'] as const;

describe('convert', () => {
  it('writes well-formed XML or refuses with a coded error', () => {
    const key = fc.oneof(
      fc.constantFrom(
        'a',
        'b c',
        '',
        '1',
        'é',
        '__proto__',
        'xml',
        'a:b',
        ':',
        '@a',
        '@',
        '#text',
        '$',
        '_text',
        '_cdata',
      ),
      fc.constantFrom(
        '_comment',
        '_instruction',
        '_attributes',
        '_doctype',
        '_declaration',
        '@xmlns',
        'type',
        'elements',
      ),
      fc.string({ maxLength: 3 }),
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 5 }),
          fc.constantFrom('<&>"\'', ']]>', '--', '?>', ' \n', 'a', '1.0', null, 1, true),
        ),
        fc.dictionary(key, tie('value'), { maxKeys: 3 }),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    }));
    const options = fc.record({
      convention: fc.constantFrom(...CONVENTIONS),
      names: fc.constantFrom('replace' as const, 'encode' as const, 'error' as const),
      indent: fc.constantFrom(0, 2),
      declaration: fc.boolean(),
    });
    fc.assert(
      fc.property(value, options, (value, options) => {
        try {
          readXml(run(JSON.stringify(value), options));
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
        }
      }),
    );
  });
  it('an empty text looks like no content, which it is to XML', () => {
    expect(run('{"r":{"a":["",null,{},{"_text":""},{"_text":["",""],"_attributes":{"b":"1"}}]}}')).toBe(
      '<r><a/><a/><a/><a/><a b="1"/></r>',
    );
  });
  it('any text is converted or refused with a coded error', () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.json(), { maxLength: 3 }).map((list) => list.join('\n')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...CONVENTIONS), (text, convention) => {
        try {
          run(text, { convention });
        } catch (error) {
          expect(error).toBeInstanceOf(ToolError);
        }
      }),
    );
  });
  it.each([
    ['{"a":12345678901234567890}', '<a>12345678901234567890</a>'],
    ['{"a":[1.10,-0,1E400]}', '<root><a>1.10</a><a>-0</a><a>1E400</a></root>'],
    ['{a:[NaN,-Infinity,0x10]}', '<root><a>NaN</a><a>-INF</a><a>16</a></root>'],
    ['{"__proto__":{"constructor":1}}', '<__proto__><constructor>1</constructor></__proto__>'],
    ['{"a":"x\\r\\ny\\t"}', '<a>x&#13;\ny\t</a>'],
    ['{"a":{"_attributes":{"b":"x\\r\\n\\ty"}}}', '<a b="x&#13;&#10;&#9;y"/>'],
    ['{"a":[]}', '<root/>'],
    ['{}', '<root/>'],
    ['"t"', '<root>t</root>'],
    ['null', '<root/>'],
    ['{"_text":"x","a":1}', '<root>x<a>1</a></root>'],
    ['{"a":{"b":[[1,2],[3]]}}', '<a><b><item>1</item><item>2</item></b><b><item>3</item></b></a>'],
  ])('%s', (json, xml) => expect(run(json)).toBe(xml));
  it.each([
    ['{"a":{"b":1}}', []],
    ['{"a":{"@b":1,"_text":"x"}}', ['warning.names']],
    ['{"a":{"b":{"#text":"x"}}}', ['note.attributes']],
    ['{"a":{"@x":1,"b":{"$":"x"}}}', ['note.badgerfish']],
    ['{"a":{"@xmlns":{"$":"u"}}}', ['note.badgerfish']],
    ['{"a":{"$":{"b":1}}}', ['warning.names']],
    ['{"elements":[1]}', []],
  ])('guesses the form of %s', (json, codes) => {
    const notes: Note[] = [];
    run(json, {}, notes);
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });
  it('white space that is text survives indentation', () => {
    expect(run('{"a":{"_text":" ","b":"\\n"}}', { indent: 2 })).toBe('<a>&#32;<b>\n</b></a>');
  });
  it('a leaf keeps its line breaks', () =>
    expect(run('{"a":{"b":"\\n x\\n"}}', { indent: 2 })).toBe('<a>\n  <b>\n x\n</b>\n</a>'));
  it('says where names were changed and what is wrong', () => {
    const notes: Note[] = [];
    run('{"r":\n{"a b":1,"c d":2}}', {}, notes);
    expect(notes).toEqual([
      {
        code: 'warning.names',
        params: { count: 2, key: 'a b', name: 'a_b' },
        where: { at: { line: 2, column: 2, offset: 7, endOffset: 12 } },
      },
    ]);
    expect(() => run('{"r":\n"\\u0000"}')).toThrow(
      expect.objectContaining({
        params: { found: 'U+0000' },
        where: { at: { line: 2, column: 1, offset: 6, endOffset: 14 } },
      }) as ToolError,
    );
  });
  it('survives 100,000 levels', () => {
    const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000);
    expect(run(deep)).toBe(`${'<a>'.repeat(100_000)}1${'</a>'.repeat(100_000)}`);
  });
});
