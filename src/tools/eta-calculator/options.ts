import { choice, content, flag, picked, type Values } from '#engine/options';

export const units = ['milliseconds', 'seconds', 'minutes', 'hours', 'days'] as const;
export type Unit = (typeof units)[number];

const sizeUnits = ['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB', 'bit', 'kbit', 'Mbit', 'Gbit'] as const;

const unit = choice(units, 'minutes', { words: 'unit' });

/** IANA name or offset; empty: the zone of the device. */
const zone = picked('');

/** When it begins. */
const beginning = { from: choice(['now', 'date'], 'now'), start: content(''), zone };
const beginningNeeds = { start: { from: 'date' } } as const;

/** Hours in which there is work; without them there always is. */
const working = {
  work: flag(false),
  /** Days of the week from Monday, 1. */
  workDays: picked('12345'),
  workHours: content('09:00-17:00'),
  daysOff: content(''),
};
const workingNeeds = { workDays: { work: true }, workHours: { work: true }, daysOff: { work: true } } as const;

export const rateOptions = {
  amount: content('186'),
  count: content('3'),
  span: content('5'),
  unit,
  ...beginning,
  ...working,
};
export const progressOptions = {
  done: content('250'),
  total: content('1000'),
  since: choice(['elapsed', 'started'], 'elapsed'),
  elapsed: content('10'),
  unit,
  started: content(''),
  /** When so much was done; empty: now. */
  measured: content(''),
  zone,
};
export const transferOptions = {
  size: content('1'),
  sizeUnit: choice(sizeUnits, 'GB', { asWritten: true }),
  bandwidth: content('100'),
  bandwidthUnit: choice(sizeUnits, 'Mbit', {
    asWritten: Object.fromEntries(sizeUnits.map((name) => [name, `${name}/s`])),
  }),
  ...beginning,
};
export const finishOptions = { amount: content('186'), deadline: content(''), ...beginning, ...working };

export const rateNeeds = { ...beginningNeeds, ...workingNeeds };
export const progressNeeds = {
  elapsed: { since: 'elapsed' },
  unit: { since: 'elapsed' },
  started: { since: 'started' },
} as const;
export const transferNeeds = beginningNeeds;

export type BeginningSpecs = typeof beginning;
export type WorkingSpecs = typeof beginning & typeof working;
export type Beginning = Values<typeof beginning>;
export type Working = Values<typeof working>;
export type RateValues = Values<typeof rateOptions>;
export type ProgressValues = Values<typeof progressOptions>;
export type TransferValues = Values<typeof transferOptions>;
export type FinishValues = Values<typeof finishOptions>;
