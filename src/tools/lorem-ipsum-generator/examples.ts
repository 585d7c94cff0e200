import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const classic = /Lorem ipsum dolor sit amet, consectetur adipiscing elit\./.source;
const short = { minSentences: 1, maxSentences: 1, minWords: 2, maxWords: 2 } as const;

export default [
  { operation: 'generate', matches: new RegExp(`^${classic}( [A-Z][a-z, ]+\\.){2,7}$`) },
  { operation: 'generate', options: { unit: 'words', count: 5 }, output: 'Lorem ipsum dolor sit amet' },
  { operation: 'generate', options: { unit: 'words', count: 3, layout: 'list' }, output: 'lorem\nipsum\ndolor' },
  {
    operation: 'generate',
    options: { ...short, unit: 'sentences', count: 2, classic: false, layout: 'list', format: 'markdown' },
    matches: /^- [A-Z][a-z]* [a-z]+\.\n- [A-Z][a-z]* [a-z]+\.$/,
  },
  {
    operation: 'generate',
    options: { format: 'html', count: 2, minSentences: 1, maxSentences: 1 },
    matches: new RegExp(`^<p>${classic}</p>\n<p>[A-Z][a-z, ]+\\.</p>$`),
  },
  {
    operation: 'generate',
    options: { ...short, layout: 'headings', format: 'markdown', classic: false },
    matches: /^## [A-Z][a-z]*( [a-z]+){2}\n\n[A-Z][a-z]* [a-z]+\.$/,
  },
  {
    operation: 'generate',
    options: { unit: 'bytes', count: 300 },
    matches: new RegExp(`^(?=[^]{300}$)${classic}[^]*\\.$`),
  },
  { operation: 'generate', options: { ...short, classic: false, seed: 'handy' }, output: 'Quae ad.' },
  {
    operation: 'generate',
    options: { unit: 'words', count: 2, minWords: 9, maxWords: 2 },
    output: 'Lorem ipsum.',
    notes: ['note.swapped'],
  },
  { operation: 'generate', options: { count: 10_001 }, error: 'error.tooMany' },
  // no example: warning.large, because its text would be a megabyte; logic.test.ts has it.
] satisfies Example<typeof operations>[];
