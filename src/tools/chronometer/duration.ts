const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

/** Milliseconds as `mm:ss.mmm`, with hours in front from one hour on. */
export function formatDuration(milliseconds: number): string {
  const whole = Math.max(0, Math.floor(milliseconds));
  const hours = Math.floor(whole / HOUR);
  const rest = `${pad(Math.floor(whole / MINUTE) % 60)}:${pad(Math.floor(whole / SECOND) % 60)}.${pad(whole % SECOND, 3)}`;
  return hours === 0 ? rest : `${pad(hours)}:${rest}`;
}

/** Without milliseconds; what is left of a countdown is rounded up, so that 0 is only shown at its end. */
export const formatSeconds = (milliseconds: number, isLeft: boolean): string =>
  formatDuration(isLeft ? Math.ceil(milliseconds / SECOND) * SECOND : milliseconds).slice(0, -4);
