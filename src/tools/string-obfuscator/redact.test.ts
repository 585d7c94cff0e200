import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '#engine/options';
import * as operations from './operations.ts';
import { KINDS } from './options.ts';
import { list, redact, restore, type Wish } from './redact.ts';
import { innocent, samples } from './samples.test-support.ts';
import { findSecrets } from './secrets.ts';

const ALL: Wish = { ...initialValues(operations.redact.options), uuids: true, hashes: true };
const none = () => undefined;
const found = (text: string, wish: Partial<Wish> = {}) =>
  findSecrets(text, { ...ALL, ...wish }).map(({ start, end }) => text.slice(start, end));

describe('what is found', () => {
  it.each(samples)('%j', (text, ...secrets) => {
    expect(found(text)).toEqual(secrets);
  });

  it.each(innocent)('is nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is the same in the middle of a line and at its end', () => {
    for (const [text, ...secrets] of samples.filter(([text]) => !text.includes('\n')))
      expect(found(`log: ${text}\nnext`), text).toEqual(secrets);
  });

  it.each(KINDS)('is nothing of %s where these are switched off', (kind) => {
    const off = { ...ALL, [kind]: false };
    const text = samples.map(([sample]) => sample).join('\n\n');
    expect(list(text, off).found.filter((entry) => entry.kind === kind)).toEqual([]);
    expect(list(text, ALL).found.some((entry) => entry.kind === kind)).toBe(true);
  });

  it('is a word in any case of letters, the longer one first', () => {
    expect(found('Acme, ACME Corp and a.me', { words: 'acme\nAcme Corp\n\n a.me ' })).toEqual([
      'Acme',
      'ACME Corp',
      'a.me',
    ]);
    expect(found('axme', { words: 'a.me' })).toEqual([]);
  });
});

describe('placeholders', () => {
  it('are the same for equal values and stable', () => {
    expect(redact('a@b.de c@d.de a@b.de', ALL, none)).toBe('<EMAIL_1> <EMAIL_2> <EMAIL_1>');
  });

  it('are the same wherever a secret stands, whatever shows it', () => {
    const secret = 'x7Kp-qq9Z';
    expect(redact(`password="${secret}"\nmysql -p${secret}\nIt was ${secret}.`, ALL, none)).toBe(
      'password="<PASSWORD_1>"\nmysql -p<PASSWORD_1>\nIt was <PASSWORD_1>.',
    );
    expect(redact('password=postgres\npostgres runs', ALL, none)).toBe('password=<PASSWORD_1>\npostgres runs');
  });

  it('pass over those that the text has', () => {
    const text = 'a@b.de wrote <EMAIL_1>';
    const redacted = redact(text, ALL, none);
    expect(redacted).toBe('<EMAIL_2> wrote <EMAIL_1>');
    expect(restore(redacted, { ...ALL, original: text }, none)).toBe(text);
  });

  it('leave out what is kept and stay as they are', () => {
    const wish = { ...ALL, keep: 'a@b.de\nx' };
    expect(redact('a@b.de c@d.de', wish, none)).toBe('a@b.de <EMAIL_2>');
    expect(restore('<EMAIL_1>, <EMAIL_2>', { ...wish, original: 'a@b.de c@d.de' }, none)).toBe('a@b.de, c@d.de');
    expect(list('a@b.de', wish).found).toMatchObject([{ placeholder: '<EMAIL_1>', isKept: true }]);
  });
});

describe('restore', () => {
  it('gives the original text of any text with secrets', () => {
    const piece = fc.oneof(
      fc.constantFrom(...samples.map(([text]) => text)),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('<EMAIL_1>', '<IP_2>', '$&', '$1', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const original = `x ${pieces.join(' ')}`;
        expect(restore(redact(original, ALL, none), { ...ALL, original }, none)).toBe(original);
      }),
      { numRuns: 200 },
    );
  });

  it('takes values as they are, whatever is special in a replacement', () => {
    const original = 'password=$&$1 x';
    expect(restore('It is <PASSWORD_1>, <PASSWORD_1>!', { ...ALL, original }, none)).toBe('It is $&$1 x, $&$1 x!');
  });
});

it('finds nothing new in its own result', () => {
  for (const [text] of samples) expect(found(redact(text, ALL, none)), text).toEqual([]);
});

it('finds nothing new in its own result of a mix of all kinds', () => {
  const texts = samples.map(([text]) => text);
  let seed = 89;
  const random = (below: number) => (seed = (seed * 48_271) % 0x7fffffff) % below;
  for (let run = 0; run < 2000; run += 1) {
    const parts = Array.from({ length: 2 + random(6) }, () => texts[random(texts.length)]);
    const redacted = redact(parts.join(' '), ALL, none);
    expect(redact(redacted, ALL, none), parts.join(' ')).toBe(redacted);
  }
});

it('finds words in any case of letters of any script', () => {
  expect(found('İ ΟΔΥΣΣΕΥΣ, straẞe', { words: 'Οδυσσευς\nStraße' })).toEqual(['ΟΔΥΣΣΕΥΣ', 'straẞe']);
});
it('finds the longest of the words that begin alike', () => {
  expect(found('projects-phoenix', { words: 'project\nprojects-phoenix\nprojects' })).toEqual(['projects-phoenix']);
});
it('finds words that have a hyphen', () => expect(found('ACME-Corp', { words: 'acme-corp' })).toEqual(['ACME-Corp']));

it('survives hostile texts', () => {
  const pieces = [
    'eyJ-',
    'pwd="',
    '-----BEGIN PRIVATE KEY-----',
    'a@a.',
    '1 ',
    '+1-',
    'GB12 ',
    '1.',
    'x://a:',
    'bearer ',
    'token=',
    '::',
    '0 ',
    'mysql -p',
    'pass:',
    "--token='",
    'x://a:b@c/',
    '4111 ',
    'a1B2c3D4 ',
  ];
  const text = fc
    .array(fc.constantFrom(...pieces, '\n', '"', ' '), { minLength: 1, maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (original) => {
      expect(restore(redact(original, ALL, none), { ...ALL, original }, none)).toBe(original);
    }),
    { numRuns: 300 },
  );
  for (const piece of pieces) expect(redact(piece.repeat(20_000 / piece.length), ALL, none)).not.toBe('');
});
