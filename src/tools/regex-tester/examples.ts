import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const DATE = '(?<year>\\d{4})-(?<month>\\d\\d)';
const group = (number: number, name: string | null, text: string, start: number) => ({
  number,
  name,
  text,
  start,
  end: start + text.length,
});
const wrong = (pattern: string, error: string, flags = 'g') =>
  ({ operation: 'match', input: 'a', options: { pattern, flags }, error }) as const;

export default [
  {
    operation: 'match',
    input: 'Released 2024-05, updated 2025-11.',
    options: { pattern: DATE, flags: 'g' },
    output: {
      count: 2,
      matches: [
        { text: '2024-05', start: 9, end: 16, groups: [group(1, 'year', '2024', 9), group(2, 'month', '05', 14)] },
        { text: '2025-11', start: 26, end: 33, groups: [group(1, 'year', '2025', 26), group(2, 'month', '11', 31)] },
      ],
    },
  },
  {
    operation: 'match',
    input: 'ab',
    options: { pattern: '(a)|(b)', flags: '' },
    output: {
      count: 1,
      matches: [
        {
          text: 'a',
          start: 0,
          end: 1,
          groups: [group(1, null, 'a', 0), { number: 2, name: null, text: null, start: null, end: null }],
        },
      ],
    },
  },
  {
    operation: 'replace',
    input: 'Released 2024-05, updated 2025-11.',
    options: { pattern: DATE, replacement: '$<month>/$<year>' },
    output: 'Released 05/2024, updated 11/2025.',
  },
  { operation: 'split', input: 'a, b;c', options: { pattern: '[,;]\\s*' }, output: ['a', 'b', 'c'] },
  {
    operation: 'split',
    input: 'a,b,c',
    options: { pattern: ',', limit: 2 },
    output: ['a', 'b'],
    notes: ['warning.pieces'],
  },
  {
    operation: 'check',
    input: '+2024-05\n-24-5\n+1999-13',
    options: { pattern: '\\d{4}-(?:0\\d|1[0-2])', whole: true },
    output: [
      { line: 1, text: '2024-05', expected: true, matches: true },
      { line: 2, text: '24-5', expected: false, matches: false },
      { line: 3, text: '1999-13', expected: true, matches: false },
    ],
    // The list has one item a line.
    reworded: ['[].line'],
  },
  {
    operation: 'explain',
    input: 'ab+|\\d',
    output: {
      is: 'choice',
      items: [
        {
          is: 'sequence',
          items: [
            { is: 'text', text: 'a' },
            { is: 'repeat', raw: '+', min: 1, max: null, greedy: true, item: { is: 'text', text: 'b' } },
          ],
        },
        { is: 'class', code: 'digit', raw: '\\d' },
      ],
    },
  },
  { operation: 'sample', input: '(?<word>[a-c]{3})-\\k<word>', matches: /^([a-c]{3})-\1$/ },
  {
    operation: 'code',
    input: DATE,
    options: { language: 'python', flags: 'gi' },
    output: `import re

pattern = re.compile(r"(?P<year>\\d{4})-(?P<month>\\d\\d)", re.IGNORECASE)
for match in pattern.finditer(text):
    print(match.start(), match.group())`,
    notes: ['warning.unicodeClasses'],
  },
  {
    operation: 'code',
    input: '(?<=a)b',
    options: { language: 'go' },
    matches: /^import "regexp"[^]*$/,
    notes: ['warning.missing'],
  },
  {
    operation: 'code',
    input: '(a)?\\s.\\1',
    options: { language: 'java' },
    matches: /^import java[^]*$/,
    notes: ['warning.unsetReference', 'warning.spaces', 'warning.lineBreaks'],
  },
  wrong('', 'error.patternMissing'),
  wrong('a', 'error.flag', 'gx'),
  wrong('a', 'error.flagTwice', 'gg'),
  wrong('a', 'error.flagsUV', 'uv'),
  wrong('(a', 'error.groupOpen'),
  wrong('a)', 'error.groupClose'),
  wrong('[a', 'error.classOpen'),
  wrong('a**', 'error.nothingToRepeat'),
  wrong('[b-a]', 'error.rangeOrder'),
  wrong('a{2,1}', 'error.quantifierOrder'),
  wrong('(?a)', 'error.group'),
  wrong('(?<a>x)(?<a>y)', 'error.duplicateName'),
  wrong('(?<1>x)', 'error.groupName'),
  wrong('\\k<b>(?<a>x)', 'error.namedReference'),
  wrong('a\\', 'error.backslashEnd'),
  wrong('\\-', 'error.escape', 'u'),
  wrong('\\p{Foo}', 'error.property', 'u'),
  wrong('a}', 'error.loneBracket', 'u'),
  wrong('[a&&&b]', 'error.classCharacter', 'v'),
  wrong('\\u{110000}', 'error.other', 'u'),
  wrong(`${'('.repeat(101)}a${')'.repeat(101)}`, 'error.deep'),
  { operation: 'sample', input: 'a\\bb', error: 'error.noSample' },
  {
    operation: 'match',
    input: 'a'.repeat(5001),
    options: { pattern: 'a' },
    matches: /"count":5001/,
    notes: ['note.listed'],
  },
] satisfies Example<typeof operations>[];
