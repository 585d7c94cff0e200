import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const card = '4111111111111111';

export default [
  { operation: 'obfuscate', input: 'GB29 NWBK 6016 1331 9268 19', output: 'GB29 **** **** **** **68 19' },
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
    notes: ['note.open'],
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
    notes: ['note.suffix'],
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
    input: 'DB_PASSWORD=hunter2\nMail ada@example.com from 192.168.1.20\nCard 4111 1111 1111 1111',
    output: 'DB_PASSWORD=********\nMail a**@example.com from 192.168.*.**\nCard 4111 11** **** 1111',
    notes: ['note.redacted'],
  },
  {
    operation: 'redact',
    input: 'Call +44 20 7946 0958, pay GB82 WEST 1234 5698 7654 32',
    options: { phones: false },
    output: 'Call +44 20 7946 0958, pay GB82 **** **** **** **54 32',
    notes: ['note.redacted'],
  },
  { operation: 'redact', input: 'Nothing to hide', output: 'Nothing to hide', notes: ['note.nothing'] },
] satisfies Example<typeof operations>[];
