import { expect, test } from 'vitest';
import fc from 'fast-check';
import { ToolError } from '#engine/error';
import { platformSources } from '#lib/sources';
import { isLocal, isMulticast, readMac } from '#lib/mac';
import { textError } from '#lib/text-error';
import { generate, type GenerateOptions } from './logic.ts';

const INITIAL: GenerateOptions = {
  count: 1,
  prefix: '',
  separator: 'colon',
  uppercase: true,
  unicast: true,
  local: true,
  sequential: false,
  form: 'mac',
};

/** What is made, one by one, and the notes. */
function run(options: Partial<GenerateOptions>, sources = platformSources) {
  const notes: string[] = [];
  const made = generate({ ...INITIAL, ...options }, { sources, note: (code) => notes.push(code) });
  return { made: made.split('\n'), notes };
}
const make = (options: Partial<GenerateOptions>) => run(options).made;

// IEEE 802, clause 8: the two lowest bits of the first byte.
test.each([
  [true, true, /^.[26AE]/],
  [true, false, /^.[048C]/],
  [false, true, /^.[37BF]/],
  [false, false, /^.[159D]/],
])('unicast %s and local %s are in the first byte', (unicast, local, form) => {
  const { made, notes } = run({ unicast, local, count: 2000 });
  expect(made.every((mac) => form.test(mac))).toBe(true);
  expect(new Set(made.map((mac) => mac.slice(0, 2))).size).toBe(64);
  expect(notes).toEqual([]);
});

test.each([
  ['ff:ee:a', /^FF:EE:0A(:[\dA-F]{2}){3}$/],
  ['0123456', /^01:23:45:06(:[\dA-F]{2}){2}$/],
  ['64167F', /^64:16:7F/],
  ['64-16-7f', /^64:16:7F/],
  ['64 16 7f', /^64:16:7F/],
  ['6416.7f', /^64:16:7F/],
  ['6', /^06:/],
  [' ', /^[\dA-F]{2}(:[\dA-F]{2}){5}$/],
])('the prefix %j', (prefix, form) => expect(make({ prefix })[0]).toMatch(form));

test.each([
  ['70:B3:D5:00:2/36', '70B3D5002'],
  ['70:B3:D5:00:2F / 36', '70B3D5002'],
  ['64:16:7F/24', '64167F'],
  ['64167F123456/48', '64167F123456'],
])('the prefix %j with its length', (prefix, digits) => {
  const made = make({ prefix, count: prefix.endsWith('48') ? 1 : 200, local: false }).map((mac) =>
    mac.replaceAll(':', ''),
  );
  expect(made.every((mac) => mac.startsWith(digits))).toBe(true);
  if (digits.length < 12) expect(new Set(made.map((mac) => mac[digits.length])).size).toBeGreaterThan(8);
});

test.each([
  ['64:16:7F', true, true, ['note.prefixUniversal']],
  ['64:16:7F', true, false, []],
  ['02:16:7F', true, false, ['note.prefixLocal']],
  ['01:00:5E', true, true, ['note.prefixMulticast', 'note.prefixUniversal']],
  ['02', false, true, ['note.prefixUnicast']],
  // One bit short of the flag for groups, and of both.
  ['02/7', false, true, []],
  ['00/6', true, true, []],
])('with the prefix %s, unicast %s and local %s it notes %j', (prefix, unicast, local, expected) => {
  const { made, notes } = run({ prefix, unicast, local });
  expect(notes).toEqual(expected);
  const says = (part: string) => notes.some((code) => code.endsWith(part));
  const hex = made[0] ?? '';
  expect(isMulticast(hex)).toBe(says('Multicast') || (!unicast && !says('Unicast')));
  expect(isLocal(hex)).toBe(says('prefixLocal') || (local && !says('Universal')));
});

test('10,000 addresses are all different, also where they are all there are', () => {
  expect(new Set(make({ count: 10_000 })).size).toBe(10_000);
  expect(new Set(make({ prefix: '64:16:7F:00:00', count: 256 })).size).toBe(256);
});

test('each open bit is one as often as zero', () => {
  const numbers = make({ count: 10_000, separator: 'none' }).map((mac) => BigInt(`0x${mac}`));
  for (let bit = 0n; bit < 48n; bit++) {
    if (bit === 40n || bit === 41n) continue;
    const ones = numbers.filter((number) => (number >> bit) & 1n).length;
    // Six standard deviations around the half.
    expect(Math.abs(ones - 5000), `bit ${bit}`).toBeLessThan(300);
  }
});

test('a sequence goes up by one, and around within its prefix', () => {
  const sources = { ...platformSources, random: () => new Uint8Array([1, 2, 3, 4, 5, 0xfe]) };
  const ends = run({ prefix: '02:16:7F:00:00', count: 4, sequential: true }, sources).made.map((mac) => mac.slice(-2));
  expect(ends).toEqual(['FE', 'FF', '00', '01']);
  const all = { ...platformSources, random: () => new Uint8Array(6).fill(0xff) };
  // The flags stay as they are where a sequence goes on from zero.
  expect(run({ count: 2, sequential: true }, all).made).toEqual(['FE:FF:FF:FF:FF:FF', '02:00:00:00:00:00']);
});

test.each([
  ['64:16:7F:00:00', 257, 'error.tooMany'],
  ['64:16:7F:00:00:01', 2, 'error.tooMany'],
  ['64:16:7F:00:00/39', 513, 'error.tooMany'],
  ['64:16:7F:00:00:00:0', 1, 'error.prefixLong'],
  ['64:16:7F/49', 1, 'error.prefixLong'],
  ['64:16:7F/25', 1, 'error.prefixShort'],
  ['/8', 1, 'mac.empty'],
  ['64:16:7F/x', 1, 'mac.character'],
])('the prefix %s for %i addresses is refused: %s', (prefix, count, code) => {
  expect(() => run({ prefix, count })).toThrow(expect.objectContaining({ code }));
});

test('whatever the options, each line is an address of the prefix', () => {
  const options = fc.record({
    prefix: fc.stringMatching(/^([\dA-F]{2}){0,4}$/),
    separator: fc.constantFrom('colon', 'hyphen', 'dot', 'cisco', 'none' as const),
    uppercase: fc.boolean(),
    unicast: fc.boolean(),
    local: fc.boolean(),
    sequential: fc.boolean(),
    count: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(options, (given) => {
      const made = make(given);
      return made.length === given.count && made.every((mac) => readMac(mac, textError).startsWith(given.prefix));
    }),
  );
});

test('of 300 broken prefixes each is read or fails with a code', () => {
  const pieces = fc.constantFrom('64', 'f', ':', '-', '.', '/', '24', ' ', 'g', 'é', '😀', '\n');
  const broken = fc.array(pieces, { maxLength: 10 }).map((list) => list.join(''));
  const work = (prefix: string) => {
    try {
      run({ prefix });
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
    }
  };
  fc.assert(fc.property(broken, work), { numRuns: 300 });
});
