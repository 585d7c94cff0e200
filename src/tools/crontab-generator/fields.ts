export const fieldNames = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'] as const;
export type FieldName = (typeof fieldNames)[number];

export type Dialect = 'unix' | 'quartz' | 'aws';

export interface Limits {
  readonly min: number;
  readonly max: number;
}

export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

const LIMITS: Readonly<Record<FieldName, Limits>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  weekday: { min: 0, max: 7 },
  year: { min: 1970, max: 2199 },
};

/** Whether Sunday is written 0 (and 7), not 1. */
export const startsAtZero = (dialect: Dialect, daysFromZero: boolean): boolean => dialect === 'unix' && daysFromZero;

export const limitsOf = (name: FieldName, zeroBased: boolean): Limits =>
  name === 'weekday' && !zeroBased ? { min: 1, max: 7 } : LIMITS[name];

/** The fields of an expression by their number, or undefined where the dialect has no such form. */
export function fieldsFor(dialect: Dialect, count: number): readonly FieldName[] | undefined {
  const [, ...unix] = fieldNames.slice(0, 6);
  switch (dialect) {
    case 'unix':
      return count === 5 ? unix : count === 6 ? fieldNames.slice(0, 6) : undefined;
    case 'quartz':
      return count === 6 || count === 7 ? fieldNames.slice(0, count) : undefined;
    case 'aws':
      return count === 6 ? [...unix, 'year'] : undefined;
  }
}

const NAMED = new RegExp(`^(?:[\\d*?/,#-]|${[...MONTHS, ...WEEKDAYS].join('|')})+$`, 'i');
/** Capitals are meant for names, even wrong ones. */
const isLikeField = (word: string) => NAMED.test(word) || /^[A-Z\d*?/,#-]+$/.test(word);
const isPath = (word: string) => /^(?:\/[a-z]|~\/|\.{1,2}\/)/i.test(word);

/** How many words of a crontab's line stand before its command: five or six fields, or a nickname; else all of them. */
export function countFields(words: readonly string[]): number {
  if (words[0]?.startsWith('@') === true) return 1;
  const command = words.findIndex((word) => !isLikeField(word));
  // With a wrong word among the fields a path shows where the command begins.
  const start = command < 5 ? words.findIndex(isPath) : command;
  return start === 5 || start === 6 ? start : words.length;
}

/** Nicknames of cron(8) by Vixie; @reboot stands for no time. */
export const nicknames: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};
export const REBOOT = '@reboot';
