// @vitest-environment node
import { expect, test } from 'vitest';
import { evaluate, type Options } from './logic.ts';
import vectors from './unit-vectors.json' with { type: 'json' };

const PLAIN: Options = { numbers: 'decimal', angle: 'radians', notation: 'auto', digits: 0, eachLine: false };
const context = {
  limited: <T>(part: () => T) => part(),
  note: () => undefined,
  sources: { random: (size: number) => new Uint8Array(size), now: () => 0 },
};
const results = async (text: string, numbers: Options['numbers'] = 'decimal') =>
  (await evaluate(text, { ...PLAIN, numbers }, context)).map(({ result }) => result);

test.each(vectors)('a unit has its exact value: %s in %s is %s', async (unit, si, value) => {
  expect(await results(`1 ${unit} to ${si}`, 'fraction')).toEqual([`${value} ${si}`]);
  const [decimal, expected] = await results(`1 ${unit} to ${si}\n(${value}) ${si} to ${si}`);
  expect(decimal).toBe(expected);
});

test.each([
  // International foot of 1959: an acre is 43,560 square feet, a mile 5,280.
  ['1 acre to ft^2', '43560 ft^2'],
  ['3 mile to km', '4.828032 km'],
  ['1 sqrd to ft^2', '272.25 ft^2'],
  ['1 cup to teaspoon', '48 teaspoon'],
  ['1 stick to oz', '4 oz'],
  ['1 nm to m', '1e-9 m'],
  ['1 psi * 1 in^2 to lbf', '1 lbf'],
])('%s is %s', async (text, result) => expect(await results(text)).toEqual([result]));

test.each([
  ['3 N * 2 m', '6 J'],
  ['6 J/K/kg * 2 kg', '12 J / K'],
  ['60 km/h * 30 min', '30 km'],
  ['2 ft * 3 ft', '6 ft^2'],
  ['5 l / (100 km)', '0.05 l / km'],
  ['1/(20 ms)', '50 Hz'],
  ['10 lbf * 1 ft', '13.558179483314004 J'],
  ['5 W / 2 V', '2.5 A'],
  ['20 kWh / 2 h', '10 kW'],
  ['100 MB / 10 s', '10 MB / s'],
  ['5 kg * 9.81 m/s^2', '49.05 N'],
  ['100 km/h', '100 km / h'],
])('%s without `to` is %s', async (text, result) => {
  for (const before of ['1 kcal', '1 BTU + 1 kWh', '2 inch to km', '1 lbf', '1 hour to day'])
    expect((await results(`${before}\n${text}`)).at(-1)).toBe(result);
});

test.each([
  ['30 min to s', '1800 s'],
  ['60 km / min', '60 km / minute'],
  ['5 sec to ms', '5000 ms'],
  ['5 coulomb', '5 coulombs'],
  ['min(3, 4)', '3'],
  ['min = 3\n2 * min', '6'],
  ['f(min) = 2 * min\nf(4)', '8'],
])('a unit that is also a function, in %j: %s', async (text, result) => {
  expect((await results(text)).at(-1)).toBe(result);
});

test.each([
  ['x = 5 m\nx to km\nx', '5 m'],
  ['a = {x: 1}\nb = a\nb.x = 2\na.x', '1'],
  ['a = {x: {y: 1}}\nb = a.x\nb.y = 2\na.x.y', '1'],
  ['a = [1, 2]\nb = a\nb[1] = 5\na', '[1, 2]'],
])('no line changes a variable of another: %j', async (text, result) =>
  expect((await results(text)).at(-1)).toBe(result),
);

test('fractions of units are written like other fractions', async () =>
  expect(await results('5 km\n1 m / 3\n3 ft^2', 'fraction')).toEqual(['5 km', '1/3 m', '3 ft^2']));

test('a hundred lines have the same results in any order', async () => {
  const amounts = ['1 kcal', '3 N', '2 m', '5 ft', '7 kg', '4 lb', '6 hour', '9 ms', '8 W', '2 hp'];
  const lines = amounts.flatMap((left) => amounts.map((right) => `(${left}) * (${right})`));
  const forwards = await results(lines.join('\n'));
  expect((await results(lines.toReversed().join('\n'))).reverse()).toEqual(forwards);
  expect(await Promise.all(lines.map(async (line) => (await results(line))[0]))).toEqual(forwards);
});
