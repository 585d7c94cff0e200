import { beforeEach, expect, test, vi } from 'vitest';
import type { Detector } from './detector.ts';
import { ToolError } from './error.ts';
import { languages } from './messages.ts';
import type { Offer } from './offer.ts';
import { operation } from './operation.ts';
import { choice, flag, picked, secret } from './options.ts';
import { preview } from './preview.ts';
import { runHere } from './run.ts';

const load = () => Promise.resolve();
const found = vi.hoisted((): { detector: Detector; operation: unknown } => ({ detector: {}, operation: undefined }));
vi.mock('./identify.ts', () => ({ detectorOf: () => found.detector }));
vi.mock('./registry.ts', () => ({ findOperation: () => Promise.resolve(found.operation) }));

/** An operation with this result, and how an offer shows it. */
function make(result: unknown, detector: Detector = {}) {
  found.detector = detector;
  found.operation = operation({
    input: 'text',
    output: 'json',
    options: {
      loud: flag(false),
      password: secret(''),
      language: choice(languages, 'en'),
      style: choice(['a', 'b'], 'a'),
      mark: picked(''),
    },
    load,
    run: (_, text, options): unknown =>
      typeof result === 'function' ? (result as (text: string, options: object) => unknown)(text, options) : result,
  });
}

const offer: Offer = { tool: 'sample', operation: 'read', certainty: 0.9, text: 'abc' };
const run = (settings: Partial<Parameters<typeof preview>[1]> = {}, one: Offer = offer) =>
  preview(one, {
    language: 'fr',
    signal: new AbortController().signal,
    run: ({ operation, input, options, signal }) => runHere(operation, input, options, { signal }),
    say: (tool, code, params) => `${tool} ${code} ${JSON.stringify(params)}`,
    ...settings,
  });

beforeEach(() => make('result'));

test.each([
  ['one', 'one'],
  ['  one\n\t two \r\n', 'one two'],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
  ['x'.repeat(119), 'x'.repeat(119)],
  ['😀'.repeat(200), `${'😀'.repeat(119)}…`],
  [`${' '.repeat(300)}a${' '.repeat(300)}b`, 'a b'],
  ['', ''],
])('a text %j begins with %j and is copied as a whole', async (text, line) => {
  make(text);
  expect(await run()).toEqual({ line, copied: text });
});

test('a large text is copied as it is', async () => {
  const large = { head: 'begin\nning', blob: new Blob(['beginning']) };
  make(large);
  expect(await run()).toEqual({ line: 'begin ning', copied: large });
});

test.each([
  [['one', 'two'], { line: 'one · two', copied: 'one' }],
  [['', 'two'], { line: 'two', copied: 'two' }],
  [['abc', 'one'], { line: 'one · abc', copied: 'one' }],
  [['one', { code: 'answer.x', params: { n: 1 } }], { line: 'one · sample answer.x {"n":1}', copied: 'one' }],
  [
    { line: 'one\ntwo', copied: 'three' },
    { line: 'one two', copied: 'three' },
  ],
  [[{ code: 'answer.x' }, 'one'], { line: 'sample answer.x {} · one', copied: 'sample answer.x {} · one' }],
])('the answer %j', async (answer, shown) => {
  make({ any: 'facts' }, { answer: () => answer });
  expect(await run()).toEqual(shown);
});

test('an answer is told in the language of the user, from the result', async () => {
  make({ name: 'x' }, { answer: (result, { language }) => `${(result as { name: string }).name} ${language}` });
  expect(await run()).toEqual({ line: 'x fr', copied: 'x fr' });
});

test('options: those of the offer count more than those of the user, and names are in the language of the user', async () => {
  make((_: string, options: object) => JSON.stringify(options));
  const shown = await run(
    { valuesOf: () => ({ style: 'b', mark: 'own', loud: true }) },
    { ...offer, options: { mark: 'offered' } },
  );
  expect(JSON.parse(shown ? shown.line : '')).toEqual({
    ...{ loud: true, password: '', language: 'fr', style: 'b', mark: 'offered' },
  });
});

test('no line where it needs more than the text, draws, or gives facts without words', async () => {
  make('picture', { answer: false });
  expect(await run()).toBeUndefined();
  make('x');
  expect(await run({}, { ...offer, text: undefined })).toBeUndefined();
  make({ facts: 1 });
  expect(await run()).toBeUndefined();
  found.operation = { ...(found.operation as object), required: ['password'] };
  expect(await run()).toBeUndefined();
});

test('what is large to fetch is only run where it is at hand', async () => {
  make('x', { large: true });
  const asked = vi.fn(() => Promise.resolve({ output: 'x', notes: [] }));
  expect(await run({ run: asked })).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  expect(await run({ run: asked, isAllLocal: true })).toEqual({ line: 'x', copied: 'x' });
});

test('a refused text, and a result that is none, are failures', async () => {
  make(() => {
    throw new ToolError('error.any');
  });
  expect(await run()).toBe(false);
  make([], { answer: () => undefined });
  expect(await run()).toBe(false);
});

test.each(['engine.timeout', 'engine.workerFailed', 'fetched.missing'])(
  '%s says nothing about the text',
  async (code) => {
    expect(await run({ run: () => Promise.reject(new ToolError(code)) })).toBeUndefined();
  },
);

test('a bug is a bug', async () => {
  await expect(run({ run: () => Promise.reject(new Error('bug')) })).rejects.toThrow('bug');
});

test('it ends with its signal, whatever still runs', async () => {
  const stop = new AbortController();
  const shown = run({ signal: stop.signal, run: () => new Promise(() => undefined) });
  stop.abort();
  expect(await shown).toBeUndefined();
  expect(await run({ signal: stop.signal })).toBeUndefined();
});
