import { isLeap } from '#lib/gregorian';
import type { Field } from './read-field.ts';

/** The months of one length, in the years in which they have it. */
interface Months {
  readonly length: number;
  readonly months: readonly number[];
  readonly isIn: (year: number) => boolean;
}

const MONTHS: readonly Months[] = [
  { length: 31, months: [1, 3, 5, 7, 8, 10, 12], isIn: () => true },
  { length: 30, months: [4, 6, 9, 11], isIn: () => true },
  { length: 29, months: [2], isIn: isLeap },
  { length: 28, months: [2], isIn: (year) => !isLeap(year) },
];
const YEARS = Array.from({ length: 230 }, (_, index) => 1970 + index);

/** `L-3` and `L-3W`. */
const BEFORE_LAST = /^L-(\d+)(W?)$/;

type Part = 'day' | 'month' | 'year';
/** The content of a field of a pattern. */
type Texts = Readonly<Record<Part, string>>;

const listOf = (field: Field | undefined) => [...(field?.values ?? []), ...(field?.special ?? [])].join(',') || '*';

/**
 * Day, month and year as croner takes them, which knows no `L-3` (Quartz: that many days before the last): one set for
 * the months of each length then. A month that is too short has no such day.
 */
export function writeDates(fields: readonly Field[], isDayNeeded: boolean): readonly Texts[] {
  const [day, month, year] = (['day', 'month', 'year'] as const).map((name) =>
    fields.find((item) => item.name === name),
  );
  const one: Texts = {
    day: day?.isFree ? '*' : listOf(day),
    month: month?.isFree ? '*' : listOf(month),
    year: listOf(year),
  };
  if (!day?.special.some((item) => BEFORE_LAST.test(item))) return [one];
  return MONTHS.flatMap(({ length, months, isIn }) => {
    const days = [
      ...day.values.map(String),
      ...day.special.flatMap((item) => {
        const [, before, nearest = ''] = BEFORE_LAST.exec(item) ?? [];
        if (before === undefined) return [item];
        return Number(before) < length ? [`${length - Number(before)}${nearest}`] : [];
      }),
    ];
    const inMonths = months.filter((number) => month?.values.includes(number) ?? true);
    const inYears = (year === undefined || year.values.length === 0 ? YEARS : year.values).filter(isIn);
    if (inMonths.length === 0 || inYears.length === 0 || (days.length === 0 && isDayNeeded)) return [];
    const isEachYear = length > 29 && one.year === '*';
    return [{ day: days.join(',') || '*', month: inMonths.join(','), year: isEachYear ? '*' : inYears.join(',') }];
  });
}
