import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: 'Berlin\nLisbon\n  Zürich\nBerlin\n\nOslo',
    options: { sort: 'ascending' },
    output: 'Berlin, Lisbon, Oslo, Zürich',
  },
  { operation: 'convert', input: 'b\na\nb', options: { sort: 'ascending' }, output: 'a, b' },
  { operation: 'convert', input: '10\n9\n1', options: { sort: 'ascending', sortBy: 'number' }, output: '1, 9, 10' },
  {
    operation: 'convert',
    input: 'ten\n9\n1',
    options: { sort: 'ascending', sortBy: 'number' },
    output: '1, 9, ten',
    notes: ['note.notNumbers'],
  },
  {
    operation: 'convert',
    input: 'a\nb',
    options: { sort: 'ascending', reverse: true },
    output: 'b, a',
    notes: ['note.sortOff'],
  },
  {
    operation: 'convert',
    input: "O'Hara\nSmith",
    options: { itemPrefix: "'", itemSuffix: "'", listPrefix: '(', listSuffix: ')', escape: 'sql' },
    output: "('O''Hara', 'Smith')",
  },
  {
    operation: 'convert',
    input: '2" nails\nglue',
    options: { itemPrefix: '"', itemSuffix: '"', listPrefix: '[', listSuffix: ']', escape: 'json' },
    output: '["2\\" nails", "glue"]',
  },
  {
    operation: 'convert',
    input: 'salt & pepper\nsugar',
    options: {
      keepLineBreaks: true,
      separator: '',
      itemPrefix: '<li>',
      itemSuffix: '</li>',
      listPrefix: '<ul>',
      listSuffix: '</ul>',
      escape: 'html',
    },
    output: '<ul>\n<li>salt &amp; pepper</li>\n<li>sugar</li>\n</ul>',
  },
  {
    operation: 'convert',
    input: 'red, green;blue',
    options: { split: 'text', splitText: ';', separator: '\\n' },
    output: 'red, green\nblue',
  },
  { operation: 'convert', input: 'x\nx', options: { sort: 'shuffle', unique: false }, output: 'x, x' },
  { operation: 'convert', input: 'a', options: { split: 'text' }, error: 'error.noSeparator' },
  { operation: 'convert', input: 'a1b22c', options: { split: 'regex', pattern: '\\d+' }, output: 'a, b, c' },
  { operation: 'convert', input: 'a1b22c', options: { split: 'regex', pattern: '(' }, error: 'error.pattern' },
  { operation: 'convert', input: 'a1b22c', options: { split: 'regex' }, error: 'error.patternMissing' },
  {
    operation: 'count',
    input: 'pear\napple\npear \n',
    output: {
      items: 3,
      distinct: 2,
      frequencies: [
        { item: 'pear', count: 2 },
        { item: 'apple', count: 1 },
      ],
    },
  },
  { operation: 'transpose', input: 'name,Ada,Alan\nborn,1815,1912', output: 'name,born\nAda,1815\nAlan,1912' },
  { operation: 'transpose', input: 'a,b\nc,d', output: 'a,c\nb,d' },
  { operation: 'transpose', input: 'a\tb\nc\td', options: { cells: '\\t' }, output: 'a\tc\nb\td' },
  { operation: 'transpose', input: 'a,"b, c"\nd', output: 'a,d\n"b, c",', notes: ['note.shortRows'] },
  { operation: 'transpose', input: 'a,"b', error: 'error.quote' },
  // no example: error.tooManyCells, because it takes a text of thousands of lines.
  { operation: 'transpose', input: 'a', options: { cells: '' }, error: 'error.noCells' },
] satisfies Example<typeof operations>[];
