import type { RunContext } from '#engine/operation';
import type { Member } from './json-part.ts';

/** Whether a token may be used now, by its times alone. */
export interface Validity {
  readonly is: 'expired' | 'notYet' | 'valid' | 'endless';
  /** ISO 8601: when it ended or ends, or when it begins. */
  readonly at?: string;
}

/** Claims that are a NumericDate: seconds since 1970 (RFC 7519, section 2). */
const TIMES = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'toe'];
/** Seconds of no token: the year 5138, but in milliseconds a day of 1973. */
const RATHER_MILLISECONDS = 100_000_000_000;
/** The last second that a date can be (ECMA-262, section 21.4.1.1). */
const LAST_SECOND = 8_640_000_000_000;

/** The claims with their times, and what these say about now. Notes times that are none. */
export function judgeTimes(
  members: readonly Member[],
  skew: number,
  now: number,
  note: RunContext['note'],
): { members: readonly Member[]; validity: Validity } {
  const seconds = new Map<string, number>();
  const timed = members.map((member) => {
    const { name, value, kind } = member;
    if (!TIMES.includes(name)) return member;
    const time = kind === 'number' ? Number(value) : Number.NaN;
    if (!(Math.abs(time) <= LAST_SECOND)) {
      note('warning.notATime', { claim: name });
      return member;
    }
    if (time >= RATHER_MILLISECONDS) note('warning.milliseconds', { claim: name });
    seconds.set(name, time);
    return { ...member, time: isoOf(time) };
  });
  return { members: timed, validity: judge(seconds, skew, now / 1000, note) };
}

function judge(seconds: ReadonlyMap<string, number>, skew: number, now: number, note: RunContext['note']): Validity {
  const [expires, begins, issued] = [seconds.get('exp'), seconds.get('nbf'), seconds.get('iat')];
  if (issued !== undefined && issued - skew > now) note('warning.issuedLater');
  // "on or after which the JWT MUST NOT be accepted" (section 4.1.4); "before which" (4.1.5).
  if (expires !== undefined && now - skew >= expires) return { is: 'expired', at: isoOf(expires) };
  if (begins !== undefined && now + skew < begins) return { is: 'notYet', at: isoOf(begins) };
  return expires === undefined ? { is: 'endless' } : { is: 'valid', at: isoOf(expires) };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
