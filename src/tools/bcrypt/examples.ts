import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const DIGITS = '[./A-Za-z\\d]{53}';
// Openwall's crypt_blowfish 1.3, wrapper.c
const openwall = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
const facts = {
  hash: openwall,
  version: '2a',
  cost: 5,
  salt: 'CCCCCCCCCCCCCCCCCCCCC.',
  digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
};
const faulty = '$2x$05$6bNw2HLQYeqHYyBfLMsv/OiwqTymGIGzFsA4hOTWebfehXHNprcAS';

export default [
  {
    operation: 'hash',
    options: { password: 'correct horse battery staple' },
    matches: new RegExp(`^\\$2b\\$10\\$${DIGITS}$`),
  },
  {
    operation: 'hash',
    options: { password: 'a'.repeat(73), cut: true, cost: 4, version: '2y' },
    matches: new RegExp(`^\\$2y\\$04\\$${DIGITS}$`),
    notes: ['warning.cut'],
  },
  {
    operation: 'hash',
    options: { cost: 4, version: '2a' },
    matches: new RegExp(`^\\$2a\\$04\\$${DIGITS}$`),
    notes: ['warning.emptyPassword'],
  },
  { operation: 'hash', options: { password: 'é'.repeat(37) }, error: 'error.tooLong' },
  { operation: 'hash', options: { password: 'a\0b' }, error: 'error.nul' },

  {
    operation: 'verify',
    input: openwall,
    options: { password: 'U*U' },
    reworded: ['[].hash'],
    output: [{ ...facts, matches: true }],
  },
  {
    operation: 'verify',
    input: `ada:${openwall}\n\n"${openwall.replace('$2a', '$2y')}",\n${faulty}\n`,
    options: { password: 'u*u' },
    output: [
      { name: 'ada', ...facts, matches: false },
      { ...facts, hash: openwall.replace('$2a', '$2y'), version: '2y', matches: false },
      {
        hash: faulty,
        version: '2x',
        cost: 5,
        salt: '6bNw2HLQYeqHYyBfLMsv/O',
        digest: 'iwqTymGIGzFsA4hOTWebfehXHNprcAS',
      },
    ],
    notes: ['warning.faulty'],
  },
  {
    operation: 'verify',
    input: openwall,
    output: [{ ...facts, matches: false }],
    notes: ['warning.emptyPassword'],
  },
  { operation: 'verify', input: openwall, options: { password: 'a'.repeat(73) }, error: 'error.tooLong' },

  { operation: 'inspect', input: openwall, output: [facts] },
  // Argon2's reference implementation, src/test.c; “Hello world!” of SHA-crypt, its specification
  {
    operation: 'inspect',
    input:
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc\nroot:$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
    output: [
      {
        hash: '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
        scheme: 'Argon2id',
        parameters: 'v=19$m=65536,t=2,p=1',
        salt: 'c29tZXNhbHQ',
        digest: 'CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      },
      {
        name: 'root',
        hash: '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
        scheme: 'SHA-512-crypt',
        parameters: '',
        salt: 'saltstring',
        digest: 'svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
      },
    ],
    notes: ['warning.other', 'warning.other'],
  },
  { operation: 'inspect', input: '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ', error: 'error.incomplete' },
  { operation: 'inspect', input: 'secret', error: 'error.noHash' },
  { operation: 'inspect', input: openwall.replace('$2a', '$2c'), error: 'error.version' },
  { operation: 'inspect', input: openwall.replace('$05', '$03'), error: 'error.cost' },
  { operation: 'inspect', input: openwall.replace('E5', 'E+'), error: 'error.hashDigit' },
  { operation: 'inspect', input: openwall.slice(0, -1), error: 'error.hashLength' },

  { operation: 'estimate', input: 1024, matches: /^\{"milliseconds":[\d.e-]+\}$/ },
] satisfies Example<typeof operations>[];
