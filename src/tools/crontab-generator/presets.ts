/** Schedules that are asked for most, as Unix expressions; names of days are the same in all dialects. */
export const presets = {
  minute: '* * * * *',
  fiveMinutes: '*/5 * * * *',
  quarter: '*/15 * * * *',
  hour: '0 * * * *',
  day: '0 0 * * *',
  workdays: '0 9 * * MON-FRI',
  week: '0 8 * * MON',
  month: '0 0 1 * *',
  year: '0 0 1 1 *',
} as const;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly Preset[];
