import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', output: '' },
  // RFC 7617, sections 2 and 2.1
  {
    operation: 'generate',
    options: { username: 'Aladdin', password: 'open sesame' },
    output: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  },
  {
    operation: 'generate',
    options: { username: 'test', password: '123£', form: 'value' },
    output: 'Basic dGVzdDoxMjPCow==',
    notes: ['note.utf8'],
  },
  {
    operation: 'generate',
    options: { username: 'ada', password: "it's", form: 'curl' },
    output: "curl -u 'ada:it'\\''s' 'https://example.com/'",
  },
  {
    operation: 'generate',
    options: { username: 'e\u0301', password: 'x' },
    output: 'Authorization: Basic w6k6eA==',
    notes: ['note.composed', 'note.utf8'],
  },
  { operation: 'generate', options: { username: 'a:b' }, error: 'error.colon' },
  { operation: 'generate', options: { username: 'a\tb' }, error: 'error.control' },
  { operation: 'generate', options: { username: 'a\ud800' }, error: 'error.loneSurrogate' },
  { operation: 'generate', options: { username: 'ada', form: 'curl', url: 'example' }, error: 'error.url' },
  {
    operation: 'decode',
    input: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    output: { username: 'Aladdin', password: 'open sesame', charset: 'utf-8' },
    reworded: ['password', 'charset'],
  },
  {
    operation: 'decode',
    input: 'Basic dT\u00a0pw',
    output: { username: 'u', password: 'p', charset: 'utf-8' },
    notes: ['note.oddSpace'],
  },
  {
    operation: 'decode',
    input: 'Basic dTp=',
    output: { username: 'u', password: '', charset: 'utf-8' },
    notes: ['warning.trailingBits'],
  },
  { operation: 'decode', input: 'basic dTphOmI6', output: { username: 'u', password: 'a:b:', charset: 'utf-8' } },
  {
    operation: 'decode',
    input: 'basic dGVzdDoxMjOj',
    output: { username: 'test', password: '123£', charset: 'latin1' },
    notes: ['note.latin1'],
  },
  {
    operation: 'decode',
    input: 'YQpiOmM=',
    output: { username: 'a\nb', password: 'c', charset: 'utf-8' },
    notes: ['warning.control'],
  },
  { operation: 'decode', input: 'Authorization: Digest username="Mufasa"', error: 'error.scheme' },
  { operation: 'decode', input: 'Basic QWxh*', error: 'error.base64Digit' },
  { operation: 'decode', input: 'Basic QWxhZ', error: 'error.base64Length' },
  { operation: 'decode', input: 'Basic QWxhZGRpbg==', error: 'error.noColon' },
] satisfies Example<typeof operations>[];
