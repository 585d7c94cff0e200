import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const card = '4111111111111111';

export default [
  { operation: 'obfuscate', input: 'tok_51Hx9Qb2eZvKY', output: 'tok_*********ZvKY' },
  { operation: 'obfuscate', input: card, options: { keepFirst: 6 }, output: '411111******1111' },
  {
    operation: 'obfuscate',
    input: 'one-two@three',
    options: { keepFirst: 1, keepLast: 1, keepSymbols: true },
    output: 'o**-***@****e',
  },
  {
    operation: 'obfuscate',
    input: 'two words',
    options: { keepFirst: 1, keepLast: 1, keepSpaces: false },
    output: 't*******s',
  },
  { operation: 'obfuscate', input: card, options: { mask: '•', fixedLength: 3 }, output: '4111•••1111' },
  {
    operation: 'obfuscate',
    input: 'my password\nanother secret',
    output: 'my pa**word\nanot*** **cret',
    notes: ['warning.open'],
  },
  {
    operation: 'obfuscate',
    input: 'two lines\nof it',
    options: { eachLine: false, keepFirst: 1, keepLast: 1 },
    output: 't** *****\n** *t',
  },
  {
    operation: 'obfuscate',
    input: 'correct horse battery',
    options: { suffix: true },
    output: 'corr*** ***** ***tery#9028ea0d',
    notes: ['warning.suffix'],
  },
  {
    operation: 'obfuscate',
    input: 'abc',
    options: { keepFirst: 2, keepLast: 2 },
    output: '***',
    notes: ['note.short'],
  },
  { operation: 'obfuscate', input: 'abcdef', options: { mask: '**' }, error: 'error.mask' },
  {
    operation: 'redact',
    input:
      'Ada (ada@example.com, +44 20 7946 0958) cannot log in from 203.0.113.7:\n' +
      'DATABASE_URL=postgres://app:hunter2@db.example.com/app\nRefund to GB82 WEST 1234 5698 7654 32, then mail ada@example.com.',
    output:
      'Ada (<EMAIL_1>, <PHONE_1>) cannot log in from <IP_1>:\n' +
      'DATABASE_URL=postgres://app:<PASSWORD_1>@db.example.com/app\nRefund to <IBAN_1>, then mail <EMAIL_1>.',
    notes: ['warning.redacted'],
  },
  {
    operation: 'redact',
    input: 'Acme and ACME pay with 4111 1111 1111 1111',
    options: { words: 'acme', cards: false },
    output: '<SECRET_1> and <SECRET_2> pay with 4111 1111 1111 1111',
    notes: ['warning.redacted'],
  },
  {
    operation: 'redact',
    input: 'From ada@example.com to support@example.com',
    options: { keep: 'support@example.com' },
    output: 'From <EMAIL_1> to support@example.com',
    notes: ['warning.redacted'],
  },
  { operation: 'redact', input: 'Nothing to hide', output: 'Nothing to hide', notes: ['warning.nothing'] },
  {
    operation: 'list',
    input: 'ada@example.com, ada@example.com',
    output: {
      found: [{ placeholder: '<EMAIL_1>', isKept: false, kind: 'emails', value: 'ada@example.com', count: 2 }],
    },
  },
  {
    operation: 'restore',
    input: 'Dear <EMAIL_1>, we have unblocked <IP_1>.',
    options: { original: 'ada@example.com cannot log in from 203.0.113.7' },
    output: 'Dear ada@example.com, we have unblocked 203.0.113.7.',
    notes: ['note.restored'],
  },
  {
    operation: 'restore',
    input: 'Write to <EMAIL_2>.',
    options: { original: 'ada@example.com' },
    output: 'Write to <EMAIL_2>.',
    notes: ['warning.nothingRestored', 'warning.unknown'],
  },
  { operation: 'restore', input: 'Dear <EMAIL_1>', error: 'error.noOriginal' },
] satisfies Example<typeof operations>[];
