import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#engine/catalogue';
import { checkOptions, InstanceError, readInstanceFile } from './schema.ts';

const read = (value: unknown) => readInstanceFile(JSON.stringify(value));
function refusal(run: () => unknown): InstanceError {
  try {
    run();
  } catch (error) {
    if (error instanceof InstanceError) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

test('a whole file is taken', () => {
  const file = {
    hide: { tools: ['hash-text'], categories: ['images'] },
    language: 'fr',
    homeText: { en: 'Welcome', fr: 'Bienvenue' },
    options: { 'uuid-generator': { generate: { version: 'v7', count: 5 } } },
  };
  expect(read(file)).toEqual(file);
  expect(checkOptions(read(file).options, catalogue)).toEqual({
    'uuid-generator': { generate: { version: 'v7', count: '5' } },
  });
});

test('every part may be left out', () => {
  expect(read({})).toEqual({ hide: { tools: [], categories: [] }, homeText: '', options: {} });
  expect(read({ hide: { tools: ['hash-text'] } }).hide).toEqual({ tools: ['hash-text'], categories: [] });
});

describe('each wrong place is named with its value', () => {
  test.each([
    [{ hide: { tools: ['no-such-tool'] } }, 'hide.tools.0', '"no-such-tool"'],
    [{ hide: { tools: 'hash-text' } }, 'hide.tools', '"hash-text"'],
    [{ hide: { categories: ['pictures'] } }, 'hide.categories.0', '"pictures"'],
    [{ hidden: ['hash-text'] }, 'hidden', '["hash-text"]'],
    [{ language: 'de' }, 'language', '"de"'],
    [{ homeText: 5 }, 'homeText', '5'],
    [{ options: { 'no-such-tool': {} } }, 'options.no-such-tool', '"no-such-tool"'],
    [{ options: { 'hash-text': 5 } }, 'options.hash-text', '5'],
    [[], 'config.json', '[]'],
    ['x', 'config.json', '"x"'],
    [{ hide: [] }, 'hide', '[]'],
    [{ options: { 'hash-text': [] } }, 'options.hash-text', '[]'],
  ])('%j', (file, key, received) => {
    const error = refusal(() => read(file));
    expect([error.key, error.received]).toEqual([key, received]);
  });

  test('also in what is no JSON', () => {
    const error = refusal(() => readInstanceFile('{"language": fr}'));
    expect([error.key, error.received]).toEqual(['config.json', '"{\\"language\\": fr}"']);
  });

  test.each([
    [{ 'uuid-generator': { make: { count: 5 } } }, 'options.uuid-generator.make', /: generate/],
    [{ 'uuid-generator': { generate: { counts: 5 } } }, 'options.uuid-generator.generate.counts', /count/],
    [{ 'uuid-generator': { generate: { count: 0 } } }, 'options.uuid-generator.generate.count', /from 1 to/],
    [{ 'uuid-generator': { generate: { version: 'v9' } } }, 'options.uuid-generator.generate.version', /v7/],
  ])('%j', (options, key, expected) => {
    const error = refusal(() => checkOptions(read({ options }).options, catalogue));
    expect(error.key).toBe(key);
    expect(error.expected).toMatch(expected);
  });
});

test('any text is taken or refused by name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        readInstanceFile(text);
      } catch (error) {
        expect(error).toBeInstanceOf(InstanceError);
      }
    }),
  );
});
