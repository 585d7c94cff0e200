import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const password = 'correct horse battery staple';
const SALT = '[./A-Za-z\\d]{22}';

export default [
  { operation: 'hash', options: { password }, matches: new RegExp(`^\\$2b\\$10\\$${SALT}[./A-Za-z\\d]{31}$`) },
  {
    operation: 'hash',
    options: { password: 'a'.repeat(72) + 'b', cost: 4, version: '2y' },
    matches: new RegExp(`^\\$2y\\$04\\$${SALT}[./A-Za-z\\d]{31}$`),
    notes: ['note.truncated'],
  },
  { operation: 'hash', options: { password: 'a\0b' }, error: 'error.nul' },
  { operation: 'hash', options: { password: '\ud83d', cost: 4 }, matches: /^\$2b\$.*$/, notes: ['note.loneSurrogate'] },
  { operation: 'hash', options: {}, error: 'error.passwordMissing' },

  {
    operation: 'argon2id',
    options: { password },
    matches: /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[+/A-Za-z\d]{22}\$[+/A-Za-z\d]{43}$/,
  },
  { operation: 'argon2id', options: { password, memory: 8, parallelism: 2 }, error: 'error.memoryLow' },
  {
    operation: 'scrypt',
    options: { password },
    matches: /^\$scrypt\$ln=17,r=8,p=1\$[+/A-Za-z\d]{22}\$[+/A-Za-z\d]{43}$/,
  },
  { operation: 'scrypt', options: { password, logN: 20, blockSize: 9 }, error: 'error.memoryHigh' },
  {
    operation: 'pbkdf2',
    options: { password },
    matches: /^\$pbkdf2-sha256\$i=600000,l=32\$[+/A-Za-z\d]{22}\$[+/A-Za-z\d]{43}$/,
  },
  {
    operation: 'pbkdf2',
    options: { password, iterations: 1000, notation: 'django' },
    matches: /^pbkdf2_sha256\$1000\$[A-Za-z\d]{22}\$[+/A-Za-z\d]{43}=$/,
  },

  {
    // Openwall's crypt_blowfish 1.3, wrapper.c.
    operation: 'verify',
    input: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    options: { password: 'U*U' },
    reworded: ['[].work.steps'],
    output: [
      {
        hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        algorithm: 'bcrypt',
        version: '2a',
        cost: 5,
        salt: 'CCCCCCCCCCCCCCCCCCCCC.',
        digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        matches: true,
        work: { kind: 'bcrypt', steps: 32 },
      },
    ],
  },
  {
    operation: 'verify',
    input: 'ada:$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW\n',
    output: [
      {
        hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        algorithm: 'bcrypt',
        version: '2a',
        cost: 5,
        salt: 'CCCCCCCCCCCCCCCCCCCCC.',
        digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        work: { kind: 'bcrypt', steps: 32 },
      },
    ],
  },
  {
    operation: 'verify',
    input: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    options: { password: 'U*U\0' },
    matches: /"matches":false/,
    notes: ['note.nul'],
  },
  { operation: 'verify', input: 'secret', error: 'error.unknownHash' },
  { operation: 'verify', input: '$2$05$CCCCCCCCCCCCCCCCCCCCC.', error: 'error.version' },
  {
    operation: 'verify',
    input: '$2b$03$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    error: 'error.number',
  },
  {
    operation: 'verify',
    input: '$2b$05$CCCCCCCCCCCCCCC+CCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    error: 'error.bcryptCharacter',
  },
  {
    operation: 'verify',
    input: '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKv',
    error: 'error.bcryptLength',
  },
  {
    operation: 'verify',
    input: '$2x$05$6bNw2HLQYeqHYyBfLMsv/OiwqTymGIGzFsA4hOTWebfehXHNprcAS',
    options: { password: 'é' },
    error: 'error.faulty',
  },
  { operation: 'verify', input: '$argon2id$v=19$m=64,t=1$c2FsdHNhbHQ', error: 'error.form' },
  { operation: 'verify', input: '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$a*', error: 'error.digits' },
  { operation: 'verify', input: '$scrypt$ln=31,r=8,p=1$c2FsdHNhbHQ$YWJj', error: 'error.memoryHigh' },

  { operation: 'estimate', input: [{ kind: 'bcrypt', steps: 1024 }], matches: /^\{"milliseconds":\d+\}$/ },
] satisfies Example<typeof operations>[];
