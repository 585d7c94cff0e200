import { decimal } from '#engine/decimal-option';
import { choice, content, picked, type Values } from '#engine/options';

const units = ['milliseconds', 'seconds', 'minutes', 'hours', 'days'] as const;
export type Unit = (typeof units)[number];

/** Bytes, by powers of 1000 (ISO/IEC 80000-13) and 1024. */
const sizeUnits = ['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'] as const;
/** Bits and bytes per second. */
const rateUnits = ['kbit', 'Mbit', 'Gbit', 'kB', 'MB', 'GB', 'KiB', 'MiB', 'GiB'] as const;

const unit = choice(units, 'minutes', { words: 'unit' });
/** A date and time on the clock of the zone; empty is now. */
const start = content('');
/** IANA name or offset; empty: the zone of the device. */
const zone = picked('');

export const rateOptions = {
  amount: decimal({ initial: '186' }),
  count: decimal({ initial: '3' }),
  span: decimal({ initial: '5' }),
  unit,
  start,
  zone,
};
export const progressOptions = {
  done: decimal({ initial: '250' }),
  total: decimal({ initial: '1000' }),
  since: choice(['elapsed', 'started'], 'elapsed'),
  elapsed: decimal({ initial: '10' }),
  unit,
  started: content(''),
  /** When so much was done; empty is now. */
  measured: content(''),
  zone,
};
export const transferOptions = {
  size: decimal({ initial: '1' }),
  sizeUnit: choice(sizeUnits, 'GB', { asWritten: true }),
  bandwidth: decimal({ initial: '100' }),
  bandwidthUnit: choice(rateUnits, 'Mbit', {
    asWritten: Object.fromEntries(rateUnits.map((name) => [name, `${name}/s`])),
  }),
  start,
  zone,
};

export type RateValues = Values<typeof rateOptions>;
export type ProgressValues = Values<typeof progressOptions>;
export type TransferValues = Values<typeof transferOptions>;
