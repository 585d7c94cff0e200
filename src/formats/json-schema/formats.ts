import { daysInMonth } from '#lib/gregorian';

/** RFC 3339, section 5.6. */
function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

/** RFC 3339, section 5.6. A leap second is the last of a day in UTC. */
function isTime(text: string): boolean {
  const [, hour, minute, second, zone = ''] = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(z|[-+]\d\d:\d\d)$/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return false;
  const [, sign = '+', hours = '0', minutes = '0'] = /^([-+])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return false;
  if (second !== '60') return true;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const day = 24 * 60;
  return (Number(hour) * 60 + Number(minute) - offset + day) % day === day - 1;
}

function isDateTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split(/t/i);
  return rest.length === 0 && isDate(date) && isTime(time);
}

/** RFC 1123, section 2.1. */
const isHostName = (text: string): boolean =>
  text.length <= 253 && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(text);

const isIpv4 = (text: string): boolean => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

/** RFC 4291, section 2.2. */
function isIpv6(text: string): boolean {
  const [, head = text, tail] = /^(.*:)([\d.]+\.[\d.]+)$/.exec(text) ?? [];
  if (tail !== undefined && !isIpv4(tail)) return false;
  const whole = tail === undefined ? head : `${head}0:0`;
  const halves = whole.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (halves.length > 2 || !groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

/** RFC 5321, section 4.1.2, with a name of a host and no comments. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  const isLocal = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/.test(local);
  const [, literal] = /^\[(?:IPv6:)?(.*)\]$/i.exec(host) ?? [];
  return at > 0 && local.length <= 64 && isLocal && (isHostName(host) || (literal !== undefined && isAddress(literal)));
}

const isAddress = (text: string): boolean => isIpv4(text) || isIpv6(text);

const URI_CHARACTERS = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i;

/** RFC 3986, by its characters and its scheme. */
const isUriReference = (text: string): boolean => URI_CHARACTERS.test(text) && !/#.*#/.test(text);
const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]*:./i.test(text) && isUriReference(text);

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * Values of `format` that are checked (JSON Schema Validation 2020-12, section 7.3); all others are let pass. None of
 * them takes more than time in proportion to the text.
 */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date', isDate],
  ['time', isTime],
  ['date-time', isDateTime],
  ['email', isEmail],
  ['hostname', isHostName],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', isUriReference],
  ['uuid', (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)],
  ['regex', isPattern],
  ['json-pointer', (text) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text)],
]);
