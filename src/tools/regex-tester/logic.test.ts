import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { code } from './logic-code.ts';
import { codeLanguages } from './code-languages.ts';
import { countPieces, cutPiece } from './cut-piece.ts';
import { layOut } from './diagram.ts';
import { explain } from './logic-explain.ts';
import { sample } from './logic-sample.ts';
import { partsOf, signOf } from './piece-signs.ts';
import { check, match, replace, split } from './logic.ts';
import examples from './examples.ts';
import * as operations from './operations.ts';

const silent = { note: () => undefined };
const find = (text: string, pattern: string, flags = 'g') => match(text, { pattern, flags }, silent);
const places = (text: string, pattern: string, flags = 'g') =>
  find(text, pattern, flags).matches.map(({ start }) => start);

function failureOf(action: () => unknown): ToolError {
  try {
    action();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('matches', () => {
  test('of nothing', () => {
    expect(places('ab cd', '\\b')).toEqual([0, 2, 3, 5]);
    expect(places('', '(?:)')).toEqual([0]);
  });

  test('of nothing go on by whole characters with u and v', () => {
    expect(places('🙂a', 'x*', 'gu')).toEqual([0, 2, 3]);
    expect(places('🙂a', 'x*', 'gv')).toEqual([0, 2, 3]);
    expect(places('🙂a', 'x*', 'g')).toEqual([0, 1, 2, 3]);
  });

  test('groups with names and places', () => {
    const [first] = find('2024-05', '(?<y>\\d{4})-(?<m>\\d\\d)').matches;
    expect(first?.groups).toEqual([
      { number: 1, name: 'y', text: '2024', start: 0, end: 4 },
      { number: 2, name: 'm', text: '05', start: 5, end: 7 },
    ]);
    const [mixed] = find('abc', '([[(?<x>]*)(a)(?:b)(?<c>c)', '').matches;
    expect(mixed?.groups.map(({ name }) => name)).toEqual([null, null, 'c']);
  });

  test('flags', () => {
    expect(places('a\nb', '^\\w', 'gm')).toEqual([0, 2]);
    expect(places('aXa', 'A', 'gi')).toEqual([0, 2]);
    expect(places('aaba', 'a', 'gy')).toEqual([0, 1]);
    expect(places('ba', 'a', 'y')).toEqual([]);
    expect(places('aa', 'a', '')).toEqual([0]);
    expect(places('a\nb', 'a.b', 's')).toEqual([0]);
    expect(places('\ud83da', '\\ud83d', 'g')).toEqual([0]);
  });

  test('are the same as those of matchAll', () => {
    const pattern = fc.constantFrom('a*', '(a)|(b)', '\\b', '(?<=a)b?', '[^a]', '(?:)', 'a{2}', '.');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '🙂') }),
        pattern,
        fc.constantFrom('g', 'gu', 'gim', 'gs'),
        (text, source, flags) => {
          const expected = [...text.matchAll(new RegExp(source, flags))].map((found) => [found.index, found[0]]);
          expect(find(text, source, flags).matches.map(({ start, text: found }) => [start, found])).toEqual(expected);
        },
      ),
    );
  });

  test('a megabyte', () => {
    const notes: unknown[] = [];
    const result = match(
      'ab '.repeat(350_000),
      { pattern: '\\w+', flags: 'g' },
      { note: (_, params) => void notes.push(params) },
    );
    expect(result.count).toBe(350_000);
    expect(notes).toEqual([{ count: 350_000, listed: result.matches.length }]);
  });
});

test('replace and split are those of JavaScript', () => {
  const given = { pattern: '(?<a>\\w)(\\d)', flags: 'g' };
  expect(replace('a1 b2', { ...given, replacement: '$2$<a>[$&$$]' })).toBe('1a[a1$] 2b[b2$]');
  expect(replace('a1 b2', { pattern: '\\w', flags: '', replacement: '-' })).toBe('-1 b2');
  expect(split('a1b', { pattern: '(\\d)|(x)', flags: '', limit: 10 }, silent)).toEqual(['a', '1', null, 'b']);
});

test('tests, one a line', () => {
  const run = (tests: string, whole: boolean, flags = 'g') =>
    check(tests, { pattern: 'a+', flags, whole }).map(({ matches }) => matches);
  expect(run('+a\n-b\n\na b', false)).toEqual([true, false, true]);
  expect(run('aa\naab', true)).toEqual([true, false]);
  expect(run('A\nA', false, 'gi')).toEqual([true, true]);
  expect(check('+ a\r\n- b', { pattern: 'a', flags: '', whole: false })).toEqual([
    { line: 1, text: 'a', expected: true, matches: true },
    { line: 2, text: 'b', expected: false, matches: false },
  ]);
});

describe('what is wrong', () => {
  test.each([
    ['a\n(b', '', 'error.groupOpen', 2, 1],
    ['(a)(b[(](?:c)', '', 'error.groupOpen', 1, 4],
    ['(a[b(\\]', '', 'error.classOpen', 1, 3],
    ['(?<n>a)(?<n>b)', '', 'error.duplicateName', 1, 8],
    ['ab)', '', 'error.groupClose', 1, 3],
    ['a{2}{3}', '', 'error.nothingToRepeat', 1, 5],
    ['a{2,1}', '', 'error.quantifierOrder', 1, 2],
    ['[b-a]', '', 'error.rangeOrder', 1, 2],
    ['\\p{Foo}', 'u', 'error.property', 1, 1],
  ])('%j', (pattern, flags, code_, line, column) => {
    const error = failureOf(() => find('', pattern, flags));
    expect(error.code).toBe(code_);
    expect(error.where).toMatchObject({ option: 'pattern', at: { line, column } });
    expect(failureOf(() => explain(pattern, { flags })).where.option).toBeUndefined();
  });

  test('the pattern is judged with the flags in use', () => {
    expect(failureOf(() => find('', '\\-', 'u')).code).toBe('error.escape');
    expect(places('-', '\\-', 'g')).toEqual([0]);
    expect(places('a-b', '[a--b]', 'gv')).toEqual([0]);
  });

  test('any pattern is read or refused with a ToolError, in all operations', () => {
    const part = fc.constantFrom(
      'a',
      '(',
      ')',
      '[',
      ']',
      '(?:',
      '(?<n>',
      '(?=',
      '(?<!',
      '|',
      '*',
      '+?',
      '{2,3}',
      '\\d',
      '\\p{L}',
      '\\k<n>',
      '\\1',
      '^',
      '$',
      '.',
      '\\',
      '&&',
      '--',
      '🙂',
      '\n',
      '{',
      '}',
      '\\u{1F600}',
    );
    const pattern = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.array(part, { maxLength: 7 }).map((parts) => parts.join('')),
    );
    const sources = { random: (size: number) => new Uint8Array(size), now: () => 0 };
    const labels = { piece: () => 'x', lazy: 'l' };
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom('', 'g', 'gu', 'gv', 'gimsy'),
        fc.constantFrom(...codeLanguages),
        (source, flags, language) => {
          const runs = [
            () => find('aab 12', source, flags),
            () => split('aab', { pattern: source, flags, limit: 5 }, silent),
            () => check('aab', { pattern: source, flags, whole: true }),
            () => layOut(explain(source, { flags }), labels),
            () => code(source, { flags, language }, silent),
            () => sample(source, { flags }, { sources }),
          ];
          for (const run of runs) {
            try {
              run();
            } catch (error) {
              if (!(error instanceof ToolError)) throw error;
            }
          }
        },
      ),
    );
  });

  test('a hostile pattern can only be run where it can be ended', () => {
    for (const name of ['match', 'replace', 'split', 'check', 'sample'] as const)
      expect(operations[name], name).toMatchObject({ place: 'worker', limit: 2000 });
  });
});

describe('a text that matches', () => {
  let state = 1;
  const random = (size: number) =>
    Uint8Array.from({ length: size }, () => (state = (state * 48271) % 2147483647) % 256);
  test.each([
    ['(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])', ''],
    ['^[\\w.]+@[a-z]+\\.(?:com|org)$', 'i'],
    ['(\\w)\\1{2,}', ''],
    ['\\p{Script=Cyrillic}{3}', 'u'],
    ['[\\p{L}--[a-z]]', 'v'],
    ['a(?=b)b', ''],
    ['(?<!x)y', ''],
    ['[^\\s\\S]?z', ''],
  ])('%s', (pattern, flags) => {
    for (let turn = 0; turn < 20; turn += 1)
      expect(sample(pattern, { flags }, { sources: { random, now: () => 0 } })).toMatch(new RegExp(pattern, flags));
  });
});

describe('pieces', () => {
  test('numbers of groups follow their opening brackets', () => {
    expect(explain('((a)|b)(?<n>c)', { flags: '' })).toMatchObject({
      items: [
        { code: 'capture', number: 1, item: { is: 'choice', items: [{ number: 2 }, { text: 'b' }] } },
        { code: 'named', number: 3, name: 'n' },
      ],
    });
  });

  test('flags change what signs mean', () => {
    expect(explain('^.$', { flags: 'ms' })).toMatchObject({
      items: [{ code: 'startLine' }, { code: 'anyAll' }, { code: 'endLine' }],
    });
    expect(explain('^.$', { flags: '' })).toMatchObject({
      items: [{ code: 'startText' }, { code: 'any' }, { code: 'endText' }],
    });
  });
});

test.each([
  ['ab', 'ab', 0],
  ['\\d', '\\d', 0],
  ['[a-z]', '[a-z]', 0],
  ['a|b', '…|…', 2],
  ['(a\\d)', '(…)', 2],
  ['(?<n>a)', '(?<n>…)', 1],
  ['(?:a)', '(?:…)', 1],
  ['(?<!a)', '(?<!…)', 1],
  ['(?i:a)', '(?i:…)', 1],
])('%s is written %s and has %i parts', (pattern, sign, parts) => {
  const piece = explain(pattern, { flags: '' });
  const only = piece.is === 'sequence' ? piece.items[0] : piece;
  if (only === undefined) throw new Error('There is no piece.');
  expect([signOf(only), partsOf(only).length]).toEqual([sign, parts]);
});

test('all shapes of a diagram lie inside it', () => {
  for (const pattern of ['a', '', 'a|bc|', '(?<name>a*b+?|c{2,3})?', '(?:(?:a|b)+)*', '^\\d(?!x)$']) {
    const piece = pattern === '' ? ({ is: 'sequence', items: [] } as const) : explain(pattern, { flags: '' });
    const { width, height, shapes } = layOut(piece, { piece: () => 'label', lazy: 'lazy' });
    for (const shape of shapes) {
      if (shape.is !== 'box') continue;
      expect(shape.x).toBeGreaterThanOrEqual(0);
      expect(shape.y, pattern).toBeGreaterThanOrEqual(0);
      expect(shape.x + shape.width).toBeLessThanOrEqual(width);
      expect(shape.y + shape.height).toBeLessThanOrEqual(height);
    }
  }
});

describe('code', () => {
  const write = (pattern: string, flags: string, language: (typeof codeLanguages)[number]) => {
    const notes: [string, unknown][] = [];
    return {
      text: code(
        pattern,
        { flags, language },
        { note: (name, params) => void notes.push([name, params?.['feature']]) },
      ),
      notes,
    };
  };
  test.each([
    ['python', '(?<a>x)\\k<a>$', 'm', 're.compile(r"(?P<a>x)(?P=a)$", re.MULTILINE)'],
    ['python', 'a"b', '', 're.compile("a\\"b")'],
    ['java', '\\d"$', 'i', 'Pattern.compile("\\\\d\\"\\\\z", Pattern.CASE_INSENSITIVE)'],
    ['csharp', '"\\u00e9"', '', 'new Regex(@"""\\u00E9""")'],
    ['php', "a/b'\\d", 'i', "preg_match_all('~a/b\\'\\d~iu'"],
    ['go', '(?<n>a`)', 's', 'regexp.MustCompile("(?s)(?P<n>a`)")'],
    ['ruby', '^a/b$', 's', 'text.scan(/\\Aa\\/b\\z/m)'],
    ['rust', '"\\u{1F600}', 'u', 'Regex::new(r#""\\x{1F600}"#)'],
    ['javascript', 'a/b', 'g', 'text.matchAll(/a\\/b/g)'],
  ] as const)('%s: %s', (language, pattern, flags, line) =>
    expect(write(pattern, flags, language).text).toContain(line),
  );

  // What only JavaScript reads so, and the escapes of a set that other languages would take for more.
  test.each([
    ['a{,3}', 'a\\{,3\\}'],
    ['\\A\\Z\\z\\e\\h', 'AZzeh'],
    ['\\cA', '\\x01'],
    ['[\\w-a]', '[\\w\\-a]'],
    ['\\8', '8'],
    ['(?<=a|bc)d', '(?:(?<=a)|(?<=bc))d'],
    ['(?<!a|bc)d', '(?<!a)(?<!bc)d'],
    ['\\ud83d\\ude00', '\\U0001F600'],
    ['[a&&b]', '[a\\&\\&b]'],
    ['[[a]', '[\\[a]'],
    ['\\p{L}', 'p\\{L\\}'],
    ['(?=a)*b', '(?:(?=a))*b'],
    ['(a)\\2(b)', '(a)(?:)(b)'],
    ['[\\b]', '[\\x08]'],
    ['(?m:^a)$', '(?m:^a)\\Z'],
  ])('python says %s as %s', (pattern, text) => {
    const written = write(pattern, '', 'python');
    expect(written.text).toContain(`re.compile(r"${text}")`);
    expect(written.notes.filter(([name]) => name === 'warning.missing')).toEqual([]);
  });

  test.each([
    ['java', '(?<first_name>a)\\k<first_name>', '', '"(a)\\\\1"', ['warning.missing', '?<first_name>']],
    ['csharp', '(?<n>a)(b)\\2\\1', '', '@"(?<n>a)(b)\\1\\k<n>"', undefined],
    ['ruby', '(?<n>a)(b)', '', '/(a)(b)/', ['warning.missing', '?<n>']],
    ['ruby', '#@a\\\\/', '', '/\\#@a\\\\\\//', undefined],
    ['ruby', 'a{2}?', '', '/a{2}/', undefined],
    ['ruby', '(?s-m:a)', '', '/(?m:a)/', undefined],
    ['php', '\\p{Script=Greek}', 'u', '/\\p{Greek}/u', undefined],
    ['go', 'a{1001}', '', 'a{1001}', ['warning.missing', '{1001}']],
    ['python', '(?<=a+)b', '', '(?<=a+)b', ['warning.missing', '(?<=a+)']],
    ['java', '(?<=a+)b', '', '(?<=a+)b', ['warning.missing', '(?<=a+)']],
    ['java', '(?<=a?)b', '', '(?<=a?)b', undefined],
    ['ruby', '(?<=a$)b', '', '(?<=a\\z)b', ['warning.missing', '(?<=a$)']],
    ['ruby', '(?<!(a))b', '', '(?<!(a))b', ['warning.missing', '(?<!(a))']],
    ['ruby', '(?<=(a)|bc)d', '', '(?<=(a)|bc)d', undefined],
    ['php', '\\ud83d', '', '\\x{D83D}', ['warning.missing', '\\ud83d']],
    ['java', '[😀]', '', '[😀]', ['warning.missing', '[\ud83d\ude00]']],
  ] as const)('%s says %s', (language, pattern, flags, text, missing) => {
    const written = write(pattern, flags, language);
    expect(written.text).toContain(text);
    expect(written.notes.find(([name]) => name === 'warning.missing')).toEqual(missing);
  });

  test('what a language cannot say is named', () => {
    expect(write('(?<=a)\\1(b)', 'g', 'rust').notes).toEqual([
      ['warning.missing', '(?<=a)'],
      ['warning.missing', '\\1'],
    ]);
    expect(write('a', 'gy', 'java').notes).toEqual([['warning.missing', 'y']]);
    expect(write('\\p{L}', 'u', 'python').notes).toEqual([['warning.missing', '\\p{L}']]);
  });
});

test('each reason of the reader has an example', () => {
  expect(examples.filter((example) => 'error' in example).length).toBeGreaterThan(18);
});

/** The results that the notes of the standard give. */
describe('ECMA-262', () => {
  const first = (text: string, pattern: string, flags = '') => {
    const found = find(text, pattern, flags).matches[0];
    return found && [found.text, ...found.groups.map((group) => group.text)];
  };

  test.each([
    ['CompileSubpattern', 'abc', 'a|ab', ['a']],
    ['CompileSubpattern', 'abc', '((a)|(ab))((c)|(bc))', ['abc', 'a', 'a', null, 'bc', null, 'bc']],
    ['RepeatMatcher', 'abcdefghi', 'a[a-z]{2,4}', ['abcde']],
    ['RepeatMatcher', 'abcdefghi', 'a[a-z]{2,4}?', ['abc']],
    ['RepeatMatcher', 'aabaac', '(aa|aabaac|ba|b|c)*', ['aaba', 'ba']],
    ['RepeatMatcher', 'zaacbbbcac', '(z)((a+)?(b+)?(c))*', ['zaacbbbcac', 'z', 'ac', 'a', null, 'c']],
    ['RepeatMatcher', 'b', '(a*)*', ['', null]],
    ['RepeatMatcher', 'baaaac', '(a*)b\\1+', ['b', '']],
    ['CompileAssertion', 'baaabac', '(?=(a+))', ['', 'aaa']],
    ['CompileAssertion', 'baaabac', '(?=(a+))a*b\\1', ['aba', 'a']],
    ['CompileAssertion', 'baaabaac', '(.*?)a(?!(a+)b\\2c)\\2(.*)', ['baaabaac', 'ba', null, 'abaac']],
  ])('22.2.2, %s: %j and /%s/', (_, text, pattern, expected) => expect(first(text, pattern)).toEqual(expected));

  test('22.2.2, RepeatMatcher: the greatest common divisor in unary', () => {
    const given = { pattern: '^(a+)\\1*,\\1+$', flags: '', replacement: '$1' };
    expect(replace('aaaaaaaaaa,aaaaaaaaaaaaaaa', given)).toBe('aaaaa');
  });

  test.each([
    ['ab', 'a*?', ['a', 'b']],
    ['ab', 'a*', ['', 'b']],
    [
      'A<B>bold</B>and<CODE>coded</CODE>',
      '<(\\/)?([^<>]+)>',
      ['A', null, 'B', 'bold', '/', 'B', 'and', null, 'CODE', 'coded', '/', 'CODE', ''],
    ],
  ])('22.1.3, String.prototype.split: %j by /%s/', (text, pattern, pieces) =>
    expect(split(text, { pattern, flags: '', limit: 100 }, silent)).toEqual(pieces),
  );
});

describe('a pattern of many groups', () => {
  test('is refused with a reason where it is too large for the engine', () => {
    const given = { pattern: '(a)'.repeat(40_000), flags: 'g' };
    expect(failureOf(() => match('a', given, silent)).code).toBe('error.other');
    const asCode = () => code(given.pattern, { flags: '', language: 'javascript' }, silent);
    expect(failureOf(asCode).code).toBe('error.other');
  });

  test('is written as code', () => {
    const pattern = '(a)'.repeat(40_000);
    expect(code(pattern, { flags: '', language: 'python' }, silent)).toContain('(a)(a)');
  });

  test('is cut for drawing', () => {
    const whole = explain('(a)'.repeat(1000), { flags: '' });
    expect(countPieces(whole)).toBe(2001);
    expect(countPieces(cutPiece(whole, 200))).toBe(201);
    expect(cutPiece(whole, 5000)).toEqual(whole);
  });
});
