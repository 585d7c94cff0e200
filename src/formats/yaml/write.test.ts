import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { Findings } from '../data/findings.ts';
import type { Data } from '../data/model.ts';
import { dataOfJson } from '../json/read-data.ts';
import { writeJson } from '../json/write-data.ts';
import { readJson } from '../json/read.ts';
import { resolvePlain11 } from './scalar.ts';
import { readYaml } from './read.ts';
import { writeYaml, type YamlWriteOptions } from './write.ts';

const ofJson = (json: string) => dataOfJson(readJson(json, { mode: 'lenient' }))[0]!;
const yaml = (json: string, options: YamlWriteOptions = {}) => writeYaml(ofJson(json), options);
const read = (text: string) => readYaml(text, { findings: new Findings() });
const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

describe('writeYaml', () => {
  it.each([
    ['{"a":"123"}', 'a: "123"\n'],
    ['{"a":"x\\n"}', 'a: |\n  x\n'],
    ['{"a":"x\\ny"}', 'a: |-\n  x\n  y\n'],
    ['{"a":"x\\n\\n"}', 'a: |+\n  x\n\n'],
    ['{"a":"  x\\ny"}', 'a: |2-\n    x\n  y\n'],
    ['{"a":[]}', 'a: []\n'],
    ['{"a":{}}', 'a: {}\n'],
    ['{"y":"no"}', '"y": "no"\n'],
    ['{"a":[1,[2,3],{"b":4,"c":[5]}]}', 'a:\n  - 1\n  - - 2\n    - 3\n  - b: 4\n    c:\n      - 5\n'],
    ['{"a":1.10,"b":17478252242305210114,"c":1e5}', 'a: 1.10\nb: 17478252242305210114\nc: 1.0e+5\n'],
    [
      '["",null,true," a","a: b","a #b","- a","#a","a:","2001-12-14","12:30","0x1F","~","<<","="]',
      lines(
        ...[
          '""',
          'null',
          'true',
          '" a"',
          '"a: b"',
          '"a #b"',
          '"- a"',
          '"#a"',
          '"a:"',
          '"2001-12-14"',
          '"12:30"',
          '"0x1F"',
        ].map((text) => `- ${text}`),
        '- "~"',
        '- "<<"',
        '- "="',
      ),
    ],
    ['"\\ud800"', '"\\ud800"\n'],
    ['"\\u0085\\u2028\\ufeff\\u0000"', '"\\u0085\\u2028\\ufeff\\u0000"\n'],
    ['null', 'null\n'],
    ['[NaN, Infinity, -Infinity]', '- .nan\n- .inf\n- -.inf\n'],
    ['{"a":"it\'s"}', "a: it's\n"],
  ])('writes %s', (json, expected) => expect(yaml(json)).toBe(expected));

  it('has a style for every taste', () => {
    const json = `{"a":[1,2],"b":{"c":"x y","d":["it's: so"]},"no":1e5}`;
    expect(yaml(json, { indent: 4, indentLists: false, quotes: 'single', safe11: false })).toBe(
      lines('a:', '- 1', '- 2', 'b:', '    c: x y', '    d:', "    - 'it''s: so'", 'no: 1e5'),
    );
    expect(yaml(json, { layout: 'compact' })).toBe(
      lines('a: [1, 2]', 'b:', '  c: x y', '  d: ["it\'s: so"]', '"no": 1.0e+5'),
    );
    expect(yaml(json, { layout: 'flow' })).toBe(`{ a: [1, 2], b: { c: x y, d: ["it's: so"] }, "no": 1.0e+5 }\n`);
  });
  it('folds long texts when asked', () => {
    const text = 'one two three four five six seven eight nine ten';
    expect(yaml(JSON.stringify({ a: text }))).toBe(`a: ${text}\n`);
    expect(yaml(JSON.stringify({ a: text }), { width: 26 })).toBe(
      lines('a: >-', '  one two three four five', '  six seven eight nine ten'),
    );
  });
  it('keeps comments', () => {
    const text = lines(
      '# head',
      'a: 1 # one',
      '# before b',
      'b: # b itself',
      '  # first',
      '  - x # item',
      '  - c: 1',
      '    # in c',
      '    d: 2',
      '  # end of b',
      'e: | # block',
      '  text',
      '# end',
    );
    expect(
      writeYaml(
        ofJson(`// head
{ a: 1, // one
  // before b
  b: /* b itself */ [
    // first
    "x", // item
    { c: 1,
      // in c
      d: 2 }
    // end of b
  ],
  e: "text\\n" // block
}
// end`),
      ),
    ).toBe(text.replace('b: # b itself\n', 'b:\n').replace('# before b\n', '# before b\n# b itself\n'));
    const again = writeYaml(read(text)[0]!);
    expect(read(again).map((data) => writeJson(data, { indent: 2, comments: true }))).toEqual(
      read(text).map((data) => writeJson(data, { indent: 2, comments: true })),
    );
  });
  it('indents 500 levels, and writes what is deeper on one line', () => {
    const deep = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    expect(yaml(deep(500)).split('\n')).toHaveLength(501);
    expect(yaml(deep(502)).split('\n').slice(498)).toEqual([
      `${' '.repeat(996)}a:`,
      `${' '.repeat(998)}a: { a: { a: 1 } }`,
      '',
    ]);
    expect(yaml(deep(100_000)).length).toBeLessThan(2_000_000);
    const lists = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(yaml(lists, { layout: 'flow' })).toBe(`${lists}\n`);
    // Our own reader ends at 400 levels.
    const [document] = parseAllDocuments(yaml(deep(600)));
    expect(document?.toJS()).toEqual(JSON.parse(deep(600)));
  });
  it('says which comments it leaves out', () => {
    const nested = (depth: number) => `${'[ // of a list\n'.repeat(depth)}${']'.repeat(depth)}`;
    const lost = (depth: number, options: YamlWriteOptions = {}) => {
      const findings = new Findings();
      yaml(nested(depth), { ...options, findings });
      const counts: unknown[] = [];
      findings.tell(nested(depth), (code, { count }) => counts.push(code, count));
      return counts;
    };
    expect(lost(500)).toEqual([]);
    expect(lost(600)).toEqual(['data.warning.comments', 100]);
    expect(lost(20, { layout: 'flow' })).toEqual(['data.warning.comments', 20]);
    expect(lost(20, { comments: false })).toEqual(['data.warning.comments', 20]);
  });
  it('gives very long keys a mark of their own', () => {
    const key = 'k'.repeat(2000);
    expect(read(yaml(JSON.stringify({ [key]: { a: 1 }, b: 2 })))).toMatchObject([{ entries: [{ key }, { key: 'b' }] }]);
  });
});

describe('round trips', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      ...[...'"\'\\ \n\t\r#:-?[]{},&*!|>%@`~a1.<=\0\u0085\u2028\ufeffé😀\ud800'],
      'no',
      '---',
      '...',
    ),
    maxLength: 12,
  });
  const leaf = fc.oneof(
    nasty,
    nasty,
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'yes',
      '1e3',
      '0x1f',
      '012',
      '1_000',
      '2001-12-14',
      '12:30:45',
      'null',
      '.inf',
      '+1',
      '.5',
      '0b1',
      '1:30',
    ),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(nasty, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  const style = fc.record({
    indent: fc.integer({ min: 1, max: 10 }),
    indentLists: fc.boolean(),
    layout: fc.constantFrom('block', 'compact', 'flow'),
    quotes: fc.constantFrom('double', 'single'),
    safe11: fc.boolean(),
    width: fc.constantFrom(0, 20, 40),
  } as const);
  const plain = (data: Data) => JSON.parse(writeJson(data, { indent: 0 })) as unknown;

  it('what is written reads back, by us and by the library', () => {
    fc.assert(
      fc.property(tree, style, (value, options) => {
        const json = JSON.stringify(value);
        const wanted = JSON.parse(json) as unknown;
        const written = yaml(json, options);
        expect(read(written).map(plain)).toEqual([wanted]);
        const [document, ...more] = parseAllDocuments(written);
        expect(more).toEqual([]);
        if (!json.includes('__proto__')) expect(document?.toJS()).toEqual(wanted);
      }),
    );
  });
  it('no text is anything else to a reader of YAML 1.1', () => {
    fc.assert(
      fc.property(
        fc.oneof(nasty, fc.stringMatching(/^[-+]?[\d_.:eE]{1,8}$/), fc.stringMatching(/^[yYnNoOfFtT]{1,4}$/)),
        (text) => {
          const written = yaml(JSON.stringify(text)).trimEnd();
          if (!/^["'|>]/.test(written)) expect(resolvePlain11(written).kind).toBe('string');
        },
      ),
    );
  });
});
