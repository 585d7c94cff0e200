/** 100 ns ticks from the start of the Gregorian calendar, 1582-10-15, to 1970 (RFC 9562, section 5.1). */
export const GREGORIAN_TICKS = 122_192_928_000_000_000n;
