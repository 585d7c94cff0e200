import { describe, expect, it } from 'vitest';
import { formatJson, type FormatOptions } from './format.ts';
import { readJson } from './read.ts';

const format = (text: string, options: Partial<FormatOptions> = {}) =>
  formatJson(readJson(text, { mode: 'lenient', several: true }), { indent: 2, ...options });
const lines = (...parts: string[]) => parts.join('\n');

describe('formatJson', () => {
  it.each(['{}', '[]', 'null', '0', '""', '{"a":[],"b":{},"c":[{}]}', '[1,[2,[3,{"a":null,"b":[true,false]}]]]'])(
    'writes %s as JSON.stringify does',
    (text) => {
      for (const indent of [0, 1, 2, 10]) {
        expect(format(text, { indent })).toBe(JSON.stringify(JSON.parse(text), undefined, indent));
      }
      expect(format(text, { indent: '\t' })).toBe(JSON.stringify(JSON.parse(text), undefined, '\t'));
    },
  );

  // RFC 8259 leaves range and precision to the reader (section 6) and allows lone surrogates (section 8.2).
  it.each([
    '[1E400]',
    '[-0]',
    '["\\ud800"]',
    '["\\u0041"]',
    '[17478252242305210114]',
    '[1.10]',
    '{"2":1,"1":2}',
    '{"a":1,"a":2}',
    '{"__proto__":1}',
  ])('keeps %s as written', (text) => {
    for (const form of ['asWritten', 'strict'] as const) expect(format(text, { indent: 0, form })).toBe(text);
  });

  it('writes several values on lines of their own', () => {
    expect(format('{"a":1}\n[2]\n3', { indent: 0 })).toBe('{"a":1}\n[2]\n3');
  });

  it('sorts keys on all levels, repeated ones in their order', () => {
    const text = '{"b":1,"a10":{"d":1,"c":2},"a9":[{"f":1,"e":2}],"B":1,"b":2}';
    expect(format(text, { indent: 0, sortKeys: 'codePoint' })).toBe(
      '{"B":1,"a10":{"c":2,"d":1},"a9":[{"e":2,"f":1}],"b":1,"b":2}',
    );
    expect(format(text, { indent: 0, sortKeys: 'natural' })).toBe(
      '{"a9":[{"e":2,"f":1}],"a10":{"c":2,"d":1},"b":1,"b":2,"B":1}',
    );
  });
  it('sorts by code points, not by UTF-16 units', () => {
    expect(format('{"😀":1,"\uffff":2}', { indent: 0, sortKeys: 'codePoint' })).toBe('{"\uffff":2,"😀":1}');
  });

  it('refuses to indent what would not fit into a string', () => {
    const text = `${'['.repeat(501)}${'1,'.repeat(100_000)}1${']'.repeat(501)}`;
    // Levels 0 to 500, each with a line that opens and one that closes, and the numbers.
    const length = text.length + 10 * (500 * 501 + 500 * 100_001);
    expect(() => format(text, { indent: 10 })).toThrow(
      expect.objectContaining({ code: 'json.tooLong', params: { length, limit: 500_000_000 } }),
    );
    expect(format(text, { indent: 0 })).toBe(text);
  });
  it('indents 500 levels and no further, so that a result grows with its text', () => {
    const lines = format(`${'['.repeat(2000)}1${']'.repeat(2000)}`).split('\n');
    expect(lines).toHaveLength(4001);
    expect(lines.slice(499, 503)).toEqual([998, 1000, 1000, 1000].map((size) => `${' '.repeat(size)}[`));
  });
  it('writes a million levels', () => {
    const deep = '{"a":'.repeat(1_000_000) + '1' + '}'.repeat(1_000_000);
    expect(format(deep, { indent: 0 }) === deep).toBe(true);
    expect(format(deep, { indent: 0, sortKeys: 'codePoint' }) === deep).toBe(true);
  });
});

describe('JSON5', () => {
  const text = `{a:'b"c', "d":[0xFF,+.5,5.,-0x10,NaN,], 'e\\'f':"\\x41\\v\\\n\\z",}`;
  it('stays as written', () => {
    expect(format(text, { indent: 0 })).toBe(text.replaceAll(', ', ','));
  });
  it('becomes strict JSON', () => {
    expect(format(text, { indent: 0, form: 'strict' })).toBe(
      `{"a":"b\\"c","d":[255,0.5,5.0,-16,null],"e'f":"\\u0041\\u000bz"}`,
    );
  });
  it('becomes the shortest JSON', () =>
    expect(format("/*c*/{a:'b'}", { indent: 0, form: 'strict' })).toBe('{"a":"b"}'));
});

describe('comments', () => {
  it('stay where a reader would look for them', () => {
    const text = lines(
      '// head',
      '{',
      '  // before a',
      '  "a": 1, // after a',
      '  /* before b */ "b": 2,',
      '  "c": [',
      '    /* only */',
      '  ],',
      '  "d": /* value */ [1, /* two */ 2] /* after d */',
      '  // end of object',
      '} // after all',
      '// end',
    );
    expect(format(text)).toBe(
      lines(
        '// head',
        '{',
        '  // before a',
        '  "a": 1, // after a',
        '  /* before b */ "b": 2,',
        '  "c": [',
        '    /* only */',
        '  ],',
        '  /* value */ "d": [',
        '    1,',
        '    /* two */ 2',
        '  ] /* after d */',
        '  // end of object',
        '} // after all',
        '// end',
      ),
    );
  });
  it('belong to the value before them, unless they stand behind its comma and lead on', () => {
    expect(format('[1 /* one */, 2 /* two */]')).toBe(lines('[', '  1, /* one */', '  2 /* two */', ']'));
    expect(format('[1, /* two */ 2]')).toBe(lines('[', '  1,', '  /* two */ 2', ']'));
  });
  it('stay in their order at the end of a line', () => {
    expect(format('[1, /* one */ // end\n2]')).toBe(lines('[', '  1, /* one */ // end', '  2', ']'));
  });
  it('move with their member', () => {
    expect(format(lines('{', '// b', 'b: 1, // b too', 'a: 2 // a', '}'), { sortKeys: 'codePoint' })).toBe(
      lines('{', '  a: 2, // a', '  // b', '  b: 1 // b too', '}'),
    );
  });
  it('end a line where everything else is on one', () => {
    const text = lines('[ // a', '1, // one', '2 /* two */', '// end', '] // z');
    expect(format(text, { indent: 0 })).toBe('[// a\n1, // one\n2 /* two */// end\n] // z\n');
  });
  it('go when strict JSON is asked for', () => {
    expect(format('[1, // one\n2]', { indent: 0, form: 'strict' })).toBe('[1,2]');
  });
});
