import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './schema.ts';
import { defaults, isSound } from './settings.ts';

const shipped = { ...defaults, environment: 'production', appVersion: '1.2.3' };

function refusal(values: unknown): ConfigurationError {
  try {
    readConfiguration(values);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

test('sound settings are taken as they are', () => {
  expect(readConfiguration(shipped)).toEqual(shipped);
  expect(isSound(shipped)).toBe(true);
});

const wrong = [
  ['appVersion', 1, '1'],
  ['lastCommit', null, 'null'],
  ['baseUrl', 'tools', '"tools"'],
  ['baseUrl', '/a b/', '"/a b/"'],
  ['environment', 'staging', '"staging"'],
  ['environment', undefined, 'undefined'],
  ['trackerEnabled', 'yes', '"yes"'],
  ['analyticsDomain', ['a'], '["a"]'],
  ['analyticsApiHost', 'stats.example.org', '"stats.example.org"'],
  [
    'analyticsApiHost',
    "https://a.example; script-src 'unsafe-inline'",
    `"https://a.example; script-src 'unsafe-inline'"`,
  ],
  ['analyticsApiHost', 'https://a.example/path', '"https://a.example/path"'],
  ['trackLocalhost', 0, '0'],
  ['showBanner', 'true', '"true"'],
] as const;

describe.each(wrong)('%s = %j', (key, value, received) => {
  test('is refused with its name and value, and found by the quick check', () => {
    const values = { ...shipped, [key]: value };
    const error = refusal(values);
    expect([error.key, error.received]).toEqual([key, received]);
    expect(error.message).toContain(`"${key}" is ${received}`);
    expect(isSound(values)).toBe(false);
  });
});

test.each([null, undefined, 5, 'x', '', []])('%j is no configuration', (value) => {
  expect(refusal(value).message).toMatch(/"(configuration|appVersion)" is /);
  expect(isSound(value)).toBe(false);
});

test('the quick check and the schema agree on anything', () => {
  const value = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.constant('https://stats.example:8080'),
    fc.constant('/a/'),
    fc.anything(),
  );
  const values = fc.record(
    Object.fromEntries(
      Object.entries(shipped).map(([key, good]) => [key, fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, value)]),
    ),
  );
  fc.assert(
    fc.property(values, (given) => {
      let isTaken = true;
      try {
        readConfiguration(given);
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        isTaken = false;
      }
      expect(isSound(given)).toBe(isTaken);
    }),
  );
});
