import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'search',
    input: '\\B',
    output: [
      {
        id: 'notBoundary',
        group: 'boundaries',
        sign: '\\B',
        name: 'not a word boundary',
        pattern: '\\Bcat',
        flags: 'g',
        text: 'cat concat',
        matches: ['cat'],
      },
      {
        id: 'backspace',
        group: 'sets',
        sign: '[\\b]',
        name: 'backspace',
        pattern: '[\\b]',
        flags: 'g',
        text: 'a\bb',
        matches: ['\b'],
      },
      {
        id: 'boundary',
        group: 'boundaries',
        sign: '\\b',
        name: 'word boundary',
        pattern: '\\bcat\\b',
        flags: 'g',
        text: 'cat concat',
        matches: ['cat'],
      },
    ],
    reworded: ['[].group', '[].id', '[].text', '[].matches[]'],
  },
  {
    operation: 'search',
    input: 'dollar',
    output: [
      {
        id: 'replaceDollar',
        group: 'replacement',
        sign: '$$',
        name: 'dollar sign',
        pattern: '\\d+',
        flags: 'g',
        text: '5',
        matches: ['5'],
        replacement: '$$$&',
        result: '$5',
      },
    ],
  },
  { operation: 'search', input: ' ', error: 'error.empty' },
  { operation: 'search', input: 'xyzzy', error: 'error.nothing' },
] satisfies Example<typeof operations>[];
