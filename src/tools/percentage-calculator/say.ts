import type { Solution } from './logic.ts';

const NARROW = '\u202f';

/** The decimal mark of the first number that has one; undefined without any. */
export function markIn(typed: readonly string[]): string | undefined {
  const marks = typed.map((text) => text.replaceAll(/[^.,]/g, ''));
  return marks.find((all) => all !== '' && all.indexOf(all.slice(-1)) === all.length - 1)?.slice(-1);
}

/**
 * A writer of plain decimal numbers, alone or in a formula, with the groups of a language and its decimal mark or `mark`.
 * Exact: the numbers never become floats.
 */
export function writerFor(language: string, mark: string | undefined): (text: string) => string {
  const format = new Intl.NumberFormat(language);
  const part = (type: string) => format.formatToParts(12_345.5).find((one) => one.type === type)?.value ?? '';
  const decimal = mark ?? part('decimal');
  const whole = (digits: string) => {
    const grouped = format.format(BigInt(digits));
    return part('group') === decimal ? grouped.replaceAll(decimal, NARROW) : grouped;
  };
  return (text) =>
    text.replaceAll(/(\d+)(?:\.(\d+))?/g, (_, digits: string, fraction?: string) =>
      fraction === undefined ? whole(digits) : `${whole(digits)}${decimal}${fraction}`,
    );
}

export type Form = 'part' | 'ratio' | 'change' | 'increase' | 'decrease' | 'repeat';

/** The key of the sentence that says what was found, and what is in it. */
export function sentenceOf(form: Form, { solved, value, given, exact }: Solution, write: (text: string) => string) {
  const isChange = form === 'change';
  const percent = given['percent'] ?? value;
  const way = percent === '0' ? 'same' : percent.startsWith('-') ? 'less' : 'more';
  const numbers = { ...given, [solved]: value };
  const params: Record<string, string | number> = {};
  for (const [name, number] of Object.entries(numbers)) {
    // “A decrease of 20%”, not “of -20%”.
    const written = write(isChange && name === 'percent' ? number.replace('-', '') : number);
    params[name] = name === solved && !exact ? `≈\u00a0${written}` : written;
  }
  return {
    key: isChange ? (`sentence.change.${way}` as const) : (`sentence.${form}` as const),
    params: { ...params, ...(form === 'repeat' && { count: Number(given['times']) }) },
  };
}
