import type { Answer, Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

const UUID = /^(?:urn:uuid:|\{)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;

/** How sure it is that the text is an ID: a UUID by its form, an ObjectId by a moment since 2005, a Snowflake by its digits. */
function detectId(sample: string): number {
  const text = sample.trim();
  if (UUID.test(text)) return 0.95;
  if (/^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i.test(text)) return 0.6;
  if (/^[\da-f]{24}$/i.test(text)) return isRecent(parseInt(text.slice(0, 8), 16)) && /[a-f]/i.test(text) ? 0.8 : 0;
  // Milliseconds since 2010 or later above 22 bits: fewer digits are those of its first weeks.
  return /^[1-9]\d{16,18}$/.test(text) && BigInt(text) < 2n ** 63n ? 0.5 : 0;
}

const isRecent = (seconds: number) => seconds > Date.UTC(2005, 0) / 1000 && seconds < Date.UTC(2060, 0) / 1000;

/** The time in an ID; its version where it has none. */
function tellId(facts: Awaited<ReturnType<typeof operations.inspect.run>>): Answer {
  switch (facts.is) {
    case 'uuid':
      return [facts.time ?? facts.uuid, `v${facts.version ?? '?'}`];
    case 'snowflake':
      return [`Twitter ${facts.twitterTime}`, `Discord ${facts.discordTime}`];
    default:
      return facts.time;
  }
}

export const detectors = {
  inspect: { detect: detectId, answer: tellId },
} satisfies Detectors<typeof operations>;
