import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'normalize',
    input: 'j.o.e+list@googlemail.com\nAnn Bell <ann.b+news@outlook.com>\nann.b+x@example.net\njoe@gmail.com',
    output: 'joe@gmail.com\nann.b@outlook.com\nann.b+x@example.net\njoe@gmail.com',
  },
  {
    operation: 'normalize',
    input: 'J.O.E+list@GoogleMail.com\nnobody\nAnn.B+x@example.net',
    output: 'joe@gmail.com\nUnable to parse: nobody\nann.b+x@example.net',
    notes: ['warning.noAt', 'note.case'],
  },
  {
    operation: 'normalize',
    input: 'b@example.net\njoe@gmail.com\nj.oe@gmail.com\n',
    options: { unique: true, sorted: true },
    output: 'b@example.net\njoe@gmail.com',
    notes: ['note.duplicates'],
  },
  {
    operation: 'normalize',
    input: 'j.oe@gmail.com',
    options: { showChanges: true },
    output: 'j.oe@gmail.com → joe@gmail.com',
  },
  {
    operation: 'normalize',
    input: 'a@b@example.com',
    output: 'Unable to parse: a@b@example.com',
    notes: ['warning.twoAts'],
  },
  {
    operation: 'normalize',
    input: 'a b@example.com',
    output: 'Unable to parse: a b@example.com',
    notes: ['warning.space'],
  },
  {
    operation: 'normalize',
    input: 'a..b@example.com',
    output: 'Unable to parse: a..b@example.com',
    notes: ['warning.dots'],
  },
  { operation: 'normalize', input: '@example.com', output: 'Unable to parse: @example.com', notes: ['warning.local'] },
  {
    operation: 'normalize',
    input: 'a@-example.com',
    output: 'Unable to parse: a@-example.com',
    notes: ['warning.domain'],
  },
  {
    operation: 'normalize',
    input: 'a@example.com.',
    output: 'Unable to parse: a@example.com.',
    notes: ['warning.trailingDot'],
  },
  {
    operation: 'normalize',
    input: `${'a'.repeat(65)}@example.com`,
    output: `Unable to parse: ${'a'.repeat(65)}@example.com`,
    notes: ['warning.localTooLong'],
  },
  {
    operation: 'normalize',
    input: `a@${'b.'.repeat(125)}com`,
    output: `Unable to parse: a@${'b.'.repeat(125)}com`,
    notes: ['warning.tooLong'],
  },
  { operation: 'normalize', input: '7,jane@example.com,Jane', output: 'jane@example.com', notes: ['note.otherFields'] },
  {
    operation: 'normalize',
    input: 'mailto:Jane%2Bnews@example.com?cc=joe@gmail.com&subject=Hello',
    output: 'jane+news@example.com\njoe@gmail.com',
    notes: ['note.linkFields', 'note.case'],
  },
  {
    operation: 'normalize',
    input: Array(21).fill('x').join('\n'),
    output: Array(21).fill('Unable to parse: x').join('\n'),
    notes: [...Array<string>(20).fill('warning.noAt'), 'warning.moreFaults'],
  },
] satisfies Example<typeof operations>[];
