import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { readMac } from '#lib/mac';
import { textError } from '#lib/text-error';
import { findPrefixes, generate, type GenerateOptions } from './logic.ts';

const INITIAL: GenerateOptions = {
  kind: 'private',
  prefix: '64:16:7F',
  count: 1,
  separator: 'colon',
  uppercase: true,
  sequential: false,
  form: 'mac',
};
const context = { sources: platformSources, note: vi.fn() };
const make = (options: Partial<GenerateOptions>) => generate({ ...INITIAL, ...options }, context).split('\n');
const prefixed = (prefix: string, options: Partial<GenerateOptions> = {}) =>
  make({ kind: 'prefix', prefix, ...options });

// IEEE 802: the two lowest bits of the first byte.
test.each([
  ['private', /^.[26AE]/],
  ['universal', /^.[048C]/],
  ['multicast', /^.[37BF]/],
] as const)('%s addresses have their bits', (kind, form) => {
  const made = make({ kind, count: 2000 });
  expect(made.every((mac) => form.test(mac))).toBe(true);
  // All values of the digit occur: the other two bits are free.
  expect(new Set(made.map((mac) => mac[1])).size).toBe(4);
});

test.each([
  ['ff:ee:a', /^FF:EE:0A(:[\dA-F]{2}){3}$/],
  ['0123456', /^01:23:45:06(:[\dA-F]{2}){2}$/],
  ['64167F', /^64:16:7F/],
  ['64-16-7f', /^64:16:7F/],
  ['64 16 7f', /^64:16:7F/],
  ['6416.7f', /^64:16:7F/],
  ['', /^[\dA-F]{2}(:[\dA-F]{2}){5}$/],
])('the prefix %j', (prefix, form) => expect(prefixed(prefix)[0]).toMatch(form));

test('10,000 addresses are all different, also where they are all there are', () => {
  expect(new Set(make({ count: 10_000 })).size).toBe(10_000);
  expect(new Set(prefixed('64:16:7F:00:00', { count: 256 })).size).toBe(256);
});

test('a sequence goes up by one, and around within its prefix', () => {
  const sources = { ...platformSources, random: () => new Uint8Array([1, 2, 3, 4, 5, 0xfe]) };
  const options = { ...INITIAL, kind: 'prefix', prefix: '64:16:7F:00:00', count: 4, sequential: true } as const;
  const ends = generate(options, { ...context, sources })
    .split('\n')
    .map((mac) => mac.slice(-2));
  expect(ends).toEqual(['FE', 'FF', '00', '01']);
});

test('too many for the prefix', () => {
  expect(() => prefixed('64:16:7F:00:00', { count: 257 })).toThrow(ToolError);
  expect(() => prefixed('64:16:7F:00:00:01', { count: 2 })).toThrow(ToolError);
});

test('whatever the options, each line is an address of the prefix', () => {
  const options = fc.record({
    prefix: fc.stringMatching(/^([\dA-F]{2}){0,4}$/),
    separator: fc.constantFrom('colon', 'hyphen', 'dot', 'cisco', 'none' as const),
    uppercase: fc.boolean(),
    sequential: fc.boolean(),
    count: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(options, (given) => {
      const made = prefixed(given.prefix, given);
      return made.length === given.count && made.every((mac) => readMac(mac, textError).startsWith(given.prefix));
    }),
  );
});

test('prefixes of a vendor', async () => {
  const found = await findPrefixes('apple, inc', { progress: () => undefined, note: () => undefined });
  expect(found[0]?.name).toBe('Apple, Inc.');
  expect(found.map(({ prefix }) => prefix)).toContain('00:0A:95');
});
