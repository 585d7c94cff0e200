import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'encode', input: 'a b&c=d/é', output: 'a%20b%26c%3Dd%2F%C3%A9' },
  { operation: 'encode', input: "it's (1)*!", output: 'it%27s%20%281%29%2A%21' },
  { operation: 'encode', input: 'Hello world :)', options: { mode: 'javascript' }, output: 'Hello%20world%20%3A)' },
  { operation: 'encode', input: '10% off', output: '10%25%20off' },
  { operation: 'encode', input: 'a b+c', options: { mode: 'form' }, output: 'a+b%2Bc' },
  { operation: 'encode', input: 'R&D/a+b: 50%?', options: { mode: 'segment' }, output: 'R&D%2Fa+b:%2050%25%3F' },
  {
    operation: 'encode',
    input: 'http://[::1]:80/ä b?q=é&r#s',
    options: { mode: 'url' },
    output: 'http://[::1]:80/%C3%A4%20b?q=%C3%A9&r#s',
  },
  {
    operation: 'encode',
    input: 'https://example.com/a%20b?q=100%&c=é',
    options: { mode: 'url' },
    output: 'https://example.com/a%20b?q=100%25&c=%C3%A9',
    notes: ['note.kept'],
  },
  { operation: 'encode', input: 'a/b\nc d', options: { eachLine: true }, output: 'a%2Fb\nc%20d' },
  { operation: 'encode', input: 'Az', options: { mode: 'all' }, output: '%41%7A' },
  { operation: 'encode', input: 'a\ud800', error: 'error.loneSurrogate' },
  { operation: 'decode', input: 'Hello%20world%20%3A)', output: 'Hello world :)' },
  { operation: 'decode', input: '%F0%9F%98%80', output: '😀' },
  { operation: 'decode', input: 'a+b%2Bc', options: { plus: true }, output: 'a b+c' },
  { operation: 'decode', input: 'a%2520b', output: 'a%20b', notes: ['note.stillEncoded'] },
  { operation: 'decode', input: 'a%2520b', options: { repeat: true }, output: 'a b', notes: ['note.rounds'] },
  { operation: 'decode', input: '100%', error: 'error.escape' },
  { operation: 'decode', input: '%E9', error: 'error.notText' },
  {
    operation: 'decode',
    input: '100% %C3%28',
    options: { lenient: true },
    output: '100% %C3(',
    notes: ['warning.left'],
  },
] satisfies Example<typeof operations>[];
