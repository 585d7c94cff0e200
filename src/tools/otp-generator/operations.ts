import { operation } from '#engine/operation';
import { choice, content, integer, secret } from '#engine/options';

const load = () => import('./logic.ts');

/** The values that a code depends on, and the texts of its link. */
const key = {
  secret: secret(''),
  encoding: choice(['base32', 'hex', 'base64', 'text'], 'base32'),
  type: choice(['totp', 'hotp', 'steam'], 'totp'),
  digits: integer({ initial: 6, min: 6, max: 8 }),
  algorithm: choice(['SHA-1', 'SHA-256', 'SHA-512'], 'SHA-1', { asWritten: true }),
  period: integer({ initial: 30, min: 1, max: 86_400 }),
  counter: integer({ initial: 0, min: 0, max: Number.MAX_SAFE_INTEGER }),
};
const clock = {
  startTime: integer({ initial: 0, min: 0, max: 253_402_300_799 }),
  time: content(''),
};
const needs = {
  digits: { type: ['totp', 'hotp'] },
  algorithm: { type: ['totp', 'hotp'] },
  period: { type: 'totp' },
  counter: { type: 'hotp' },
} as const;
const timed = { startTime: { type: 'totp' }, time: { type: ['totp', 'steam'] } } as const;
const label = { issuer: content(''), account: content('') };

export const generate = operation({
  input: 'none',
  output: 'json',
  options: { ...key, ...clock, lookAhead: integer({ initial: 5, min: 0, max: 100 }) },
  needs: { ...needs, ...timed, lookAhead: { type: 'hotp' } },
  load,
  run: (logic, _input, options, context) => logic.generate(options, context),
});

export const verify = operation({
  input: 'text',
  output: 'json',
  options: { ...key, ...clock, window: integer({ initial: 10, min: 0, max: 1000 }) },
  needs: { ...needs, ...timed },
  load,
  run: (logic, code, options, context) => logic.verify(code, options, context),
});

export const newSecret = operation({
  input: 'none',
  output: 'text',
  options: {
    bytes: integer({ initial: 20, min: 10, max: 128 }),
    encoding: choice(['base32', 'hex', 'base64'], 'base32'),
  },
  load,
  run: (logic, _input, options, { sources }) => logic.newSecret(options, sources),
});

export const link = operation({
  input: 'none',
  output: 'text',
  writes: 'otpauth',
  options: { ...key, ...label },
  needs,
  load,
  run: (logic, _input, options, { note }) => logic.writeLink(options, note),
});

export const qrCode = operation({
  input: 'none',
  output: 'text',
  // The picture of the largest code has some 150 kB.
  growth: { result: 400 },
  writes: 'svg',
  options: { ...key, ...label },
  needs,
  load: () => import('./logic-qr.ts'),
  run: (logic, _input, options, { note }) => logic.drawLink(options, note),
});

export const read = operation({
  input: 'text',
  output: 'json',
  reads: 'otpauth',
  options: {},
  load,
  run: (logic, text, _options, { note }) => logic.readLinks(text, note),
});
