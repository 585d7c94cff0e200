import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { isSetting, isTyped } from '#engine/options';
import { decode } from './decode.ts';
import { detectHeader } from './detect.ts';
import { generate } from './generate.ts';
import { generate as operation } from './operations.ts';
import vectors from './vectors.json';

const quiet = () => undefined;
const url = 'https://example.com/';
const header = (username: string, password: string) => generate({ username, password, form: 'header', url }, quiet);

function errorOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, ...error.where };
    throw error;
  }
  return undefined;
}

test.each(vectors as [string, string, string][])(
  '%j and %j are what Python’s base64 makes of them',
  (user, password, base64) => {
    expect(header(user, password)).toBe(`Authorization: Basic ${base64}`);
    expect(decode(base64, quiet)).toEqual({ username: user, password, charset: 'utf-8' });
  },
);

test('RFC 7617, sections 2 and 2.1', () => {
  expect(header('Aladdin', 'open sesame')).toBe('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  expect(header('test', '123£')).toBe('Authorization: Basic dGVzdDoxMjPCow==');
});

test('marks are composed as RFC 7617, section 2.1, asks, and it is said of which field', () => {
  const notes: unknown[] = [];
  const write = (username: string, password: string) =>
    generate(
      { username, password, form: 'value', url },
      (code, _params, where) => void notes.push([code, where?.option]),
    );
  expect(write('u', 'A\u030a')).toBe(write('u', 'Å'));
  expect(notes).toEqual([
    ['note.composed', 'password'],
    ['note.utf8', undefined],
    ['note.utf8', undefined],
  ]);
});

test.each(['header', 'value', 'curl'] as const)('no credentials give nothing (%s); one of them is enough', (form) => {
  expect(generate({ username: '', password: '', form, url: 'nothing' }, quiet)).toBe('');
  expect(generate({ username: 'u', password: '', form, url }, quiet)).toMatch(/dTo=|u:/);
  expect(generate({ username: '', password: 'p', form, url }, quiet)).toMatch(/OnA=|:p/);
});

test('a lone surrogate in the URL of the command is noted', () => {
  const notes: unknown[] = [];
  const command = generate(
    { username: 'u', password: 'p', form: 'curl', url: `${url}\ud83d` },
    (code, _params, where) => notes.push([code, where?.option]),
  );
  expect(command).toBe("curl -u 'u:p' 'https://example.com/%EF%BF%BD'");
  expect(notes).toEqual([['warning.replacedSurrogate', 'url']]);
});

test('a password is neither stored nor linked', () => {
  expect(operation.options.password.kind).toBe('secret');
  expect(isSetting(operation.options.password) || isTyped(operation.options.password)).toBe(false);
});

test('any pair comes back', () => {
  const printable = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''));
  fc.assert(
    fc.property(printable, printable, (name, password) => {
      const username = name.replaceAll(':', '');
      fc.pre(username !== '' || password !== '');
      const composed = { username: username.normalize(), password: password.normalize() };
      expect(decode(header(username, password), quiet)).toEqual({ ...composed, charset: 'utf-8' });
    }),
    { numRuns: 200 },
  );
});

test('a shell reads the command as it was meant', () => {
  const hostile = `a"b$HOME\`id\`\\ 'c' é*;|&`;
  const command = generate({ username: 'ada', password: hostile, form: 'curl', url: "https://example.com/a'b" }, quiet);
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command.replace('curl ', '')}`], { encoding: 'utf8' });
  expect(words.split('\n')).toEqual(['-u', `ada:${hostile}`, "https://example.com/a'b", '']);
});

describe('what is wrong', () => {
  test('is said at the option that has it', () => {
    expect(errorOf(() => header('ab:c', ''))).toMatchObject({
      code: 'error.colon',
      option: 'username',
      at: { offset: 2 },
    });
    expect(errorOf(() => header('', 'x\n'))).toMatchObject({
      code: 'error.control',
      option: 'password',
      at: { offset: 1 },
    });
    expect(errorOf(() => header('', 'x\udc00'))).toMatchObject({ code: 'error.loneSurrogate', option: 'password' });
  });

  test.each([
    ['Authorization: Digest abc', 'error.scheme', 15],
    ['  Bearer eyJh', 'error.scheme', 2],
    ['Basic QWxh*', 'error.base64Digit', 10],
    ['Basic QWxhZ', 'error.base64Length', 10],
    ['Basic QWxhZGRpbg==', 'error.noColon', 6],
  ])('%s: %s at %i', (text, code, offset) =>
    expect(errorOf(() => decode(text, quiet))).toMatchObject({ code, at: { offset } }),
  );
});

test.each(['Proxy-Authorization: Basic dTpw', '"Authorization: Basic dTpw"', ' basic  dTpw ', 'dTpw', "'dTpw'"])(
  '%s is read',
  (text) => expect(decode(text, quiet)).toEqual({ username: 'u', password: 'p', charset: 'utf-8' }),
);

test.each([
  ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 0.95],
  ['Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 0.7],
  ['QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 0],
  ['Basic training', 0],
])('%s is detected with %d', (text, sure) => {
  expect(detectHeader(text)).toBe(sure);
});

test('hostile headers are decoded or refused with a code', () => {
  const good = 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==';
  fc.assert(
    fc.property(fc.nat(good.length), fc.nat(6), fc.string({ unit: 'binary', maxLength: 4 }), (from, cut, piece) => {
      const failed = errorOf(() => decode(good.slice(0, from) + piece + good.slice(from + cut), quiet));
      if (failed !== undefined) expect(failed.code).toMatch(/^error\./);
    }),
    { numRuns: 300 },
  );
});
