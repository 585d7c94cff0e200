/** The forms of a moment, in the order of the page. */
export const formats = [
  'iso8601',
  'iso9075',
  'rfc3339',
  'rfc7231',
  'utc',
  'javascript',
  'construct',
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
  'objectid',
  'excel',
  'filetime',
  'ticks',
  'ldap',
  'week',
  'ordinal',
] as const;

export type Format = (typeof formats)[number];
