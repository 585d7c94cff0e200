import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  { operation: 'generate', output: 'Authorization: Basic Og==' },
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
  },
  {
    operation: 'generate',
    options: { username: 'test', password: '123£', form: 'proxy', charset: 'latin1' },
    output: 'Proxy-Authorization: Basic dGVzdDoxMjOj',
  },
  {
    operation: 'generate',
    options: { username: 'ada', password: "it's", form: 'curl' },
    output: "curl -u 'ada:it'\\''s' 'https://example.com/'",
  },
  {
    operation: 'generate',
    options: { username: 'ada', password: 'x', form: 'fetch', url: 'https://example.org/a' },
    output: 'fetch("https://example.org/a", {\n  headers: { Authorization: "Basic YWRhOng=" },\n});',
  },
  {
    operation: 'generate',
    options: { username: 'a@b', password: 'p/é', form: 'url' },
    output: 'https://a%40b:p%2F%C3%A9@example.com/',
  },
  { operation: 'generate', options: { username: 'a:b' }, error: 'error.colon' },
  { operation: 'generate', options: { username: 'a\tb' }, error: 'error.control' },
  { operation: 'generate', options: { username: '€', charset: 'latin1' }, error: 'error.notLatin1' },
  { operation: 'generate', options: { username: 'a\ud800' }, error: 'error.loneSurrogate' },
  { operation: 'generate', options: { form: 'url', url: 'example' }, error: 'error.url' },
  {
    operation: 'decode',
    input: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    output: { username: 'Aladdin', password: 'open sesame', charset: 'utf-8' },
    reworded: ['password', 'charset'],
  },
  { operation: 'decode', input: 'dTphOmI6', output: { username: 'u', password: 'a:b:', charset: 'utf-8' } },
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
    notes: ['note.control'],
  },
  { operation: 'decode', input: 'Authorization: Digest username="Mufasa"', error: 'error.scheme' },
  { operation: 'decode', input: 'Basic QWxh*', error: 'error.base64' },
  { operation: 'decode', input: 'Basic QWxhZ', error: 'error.base64Length' },
  { operation: 'decode', input: 'Basic QWxhZGRpbg==', error: 'error.noColon' },
  { operation: 'htpasswd', matches: /^user:\$2y\$10\$[./A-Za-z\d]{53}$/, notes: ['note.emptyPassword'] },
  {
    operation: 'htpasswd',
    options: { username: 'ada', password: 'open sesame', cost: 4 },
    matches: /^ada:\$2y\$04\$[./A-Za-z\d]{53}$/,
  },
  {
    operation: 'htpasswd',
    options: { username: 'ada', password: 'open sesame', algorithm: 'sha512' },
    matches: /^ada:\$6\$[./A-Za-z\d]{16}\$[./A-Za-z\d]{86}$/,
  },
  {
    operation: 'htpasswd',
    options: { username: 'ada', algorithm: 'apr1' },
    matches: /^ada:\$apr1\$[./A-Za-z\d]{8}\$[./A-Za-z\d]{22}$/,
    notes: ['note.emptyPassword', 'note.weak'],
  },
  {
    operation: 'htpasswd',
    options: { username: 'ada', password: 'é'.repeat(37), cost: 4 },
    matches: /^ada:\$2y\$/,
    notes: ['note.cut'],
  },
  { operation: 'htpasswd', options: { username: '', password: 'x' }, error: 'error.usernameMissing' },
  { operation: 'htpasswd', options: { username: 'ada', password: 'x'.repeat(512) }, error: 'error.tooLong' },
] satisfies Example<typeof operations>[];
