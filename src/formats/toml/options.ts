import { choice, flag, integer } from '#engine/options';

/** How TOML is read for another format. */
export const tomlReading = {
  dates: choice(['asWritten', 'utc'], 'asWritten'),
  version: choice(['1.1', '1.0'], '1.1', { asWritten: true }),
};

/** How data of another format is written as TOML. */
export const tomlWriting = {
  nulls: choice(['omit', 'text', 'error'], 'omit'),
  /** The choice for numbers beyond 64 bits. */
  numbers: choice(['error', 'text'], 'error'),
  /** Turns texts that look like dates into dates. */
  dates: flag(false),
  /** Columns up to which a table is written on one line. */
  inlineWidth: integer({ initial: 0, min: 0, max: 200 }),
};
