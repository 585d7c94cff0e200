const UUID = /^(?:urn:uuid:|\{)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;

/** How sure it is that the text is an ID: a UUID by its form, ObjectId and Snowflake by a moment since 2005 and 2010. */
export function detectId(sample: string): number {
  const text = sample.trim();
  if (UUID.test(text)) return 0.95;
  if (/^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i.test(text)) return 0.6;
  if (/^[\da-f]{24}$/i.test(text)) return isRecent(parseInt(text.slice(0, 8), 16)) && /[a-f]/i.test(text) ? 0.8 : 0;
  // Milliseconds since 2010 above 22 bits; what has fewer digits is no time after 2012.
  return /^[1-9]\d{16,18}$/.test(text) && BigInt(text) < 2n ** 63n ? 0.5 : 0;
}

const isRecent = (seconds: number) => seconds > Date.UTC(2005, 0) / 1000 && seconds < Date.UTC(2060, 0) / 1000;
