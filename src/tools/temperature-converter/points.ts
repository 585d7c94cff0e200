import { rational, writeDecimal, type Rational } from '#lib/rational';
import { toScale, type ScaleId } from './scales.ts';

export const pointGroups = ['everyday', 'physics', 'oven'] as const;
type PointGroup = (typeof pointGroups)[number];

/** A temperature that people know, in decimal: to the last digit, or to two places where there is none. */
export interface Point<Id extends string = string> {
  readonly id: Id;
  readonly group: PointGroup;
  /** Of an oven's gas mark: what is written on the dial. */
  readonly mark: string | null;
  readonly celsius: string;
  readonly fahrenheit: string;
  readonly kelvin: string;
}

interface Known {
  readonly group: PointGroup;
  readonly value: Rational;
  readonly scale: ScaleId;
}

const everyday = (value: bigint): Known => ({ group: 'everyday', value: rational(value), scale: 'celsius' });
const physics = (value: Rational, scale: ScaleId = 'celsius'): Known => ({ group: 'physics', value, scale });

/** Freezing points of metals and the triple point are those of the ITS-90; the sun's is nominal (IAU 2015, B3). */
const known = {
  freezer: everyday(-18n),
  fridge: everyday(4n),
  room: everyday(20n),
  body: everyday(37n),
  waterFreezes: everyday(0n),
  waterBoils: everyday(100n),
  absoluteZero: physics(rational(0n), 'kelvin'),
  nitrogenBoils: physics(rational(77_355n, 1000n), 'kelvin'),
  dryIce: physics(rational(-785n, 10n)),
  sameNumber: physics(rational(-40n)),
  triplePoint: physics(rational(1n, 100n)),
  tinFreezes: physics(rational(231_928n, 1000n)),
  goldFreezes: physics(rational(106_418n, 100n)),
  ironMelts: physics(rational(1538n)),
  sunSurface: physics(rational(5772n), 'kelvin'),
} as const satisfies Readonly<Record<string, Known>>;

/** Degrees Fahrenheit of the marks on gas ovens in Britain: 25 apart from mark 1 on. */
const GAS_MARKS: readonly (readonly [mark: string, fahrenheit: number])[] = [
  ['¼', 225],
  ['½', 250],
  ...Array.from({ length: 10 }, (_, index) => [String(index + 1), 275 + 25 * index] as const),
];

function write(value: Rational): string {
  const { text, isExact } = writeDecimal(value, { significant: 12 });
  return isExact ? text : writeDecimal(value, { places: 2, significant: 12 }).text;
}

function point<Id extends string>(id: Id, { group, value, scale }: Known, mark: string | null): Point<Id> {
  const on = (to: ScaleId) => write(toScale(value, scale, to));
  return { id, group, mark, celsius: on('celsius'), fahrenheit: on('fahrenheit'), kelvin: on('kelvin') };
}

export const points: readonly Point<keyof typeof known | 'gasMark'>[] = [
  ...Object.entries(known).map(([id, found]) => point(id as keyof typeof known, found, null)),
  ...GAS_MARKS.map(([mark, degrees]) =>
    point('gasMark', { group: 'oven', value: rational(BigInt(degrees)), scale: 'fahrenheit' }, mark),
  ),
];

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Points that have all words of a query in their name or numbers; all of them for an empty query. */
export function findPoints(query: string, nameOf: (point: (typeof points)[number]) => string) {
  const words = fold(query.trim()).split(/\s+/);
  return points.filter((item) => {
    const { celsius, fahrenheit, kelvin } = item;
    const text = fold(`${nameOf(item)} ${celsius} °C ${fahrenheit} °F ${kelvin} K`);
    const all = text.split(/\s+/);
    // 4 is gas mark 4, and not every number with a 4 in it.
    return words.every((word) => (/\d/.test(word) ? all.includes(word) : text.includes(word)));
  });
}
