/** Characters of a typed number, and the power of ten that it may have: more is no measure of anything. */
const MOST = 400;

/** `.` or `,`, whichever parts the fraction in the languages of the site; blanks and apostrophes only group. */
const NUMBER = /^([+-]?)((?:\d[\d.,’'\s]*)?\d|[.,]\d+|\d[\d.,’'\s]*[.,])(?:[eE]([+-]?\d{1,3}))?$/;
const BLANK_BETWEEN_GROUPS = /(?<=\d)[’'\s](?=\d{3}(?!\d))/g;

/**
 * A number as people type it, as plain decimal digits with a point: `-1 234,50` is `-1234.50`. Either mark parts the
 * fraction; where both are there the last one does, and one that is there twice groups, always by three digits.
 * Undefined for what is none, or where it is not clear which mark is which.
 */
export function readTypedNumber(typed: string): string | undefined {
  const text = typed.trim().replace(/^[−–]/, '-');
  if (text.length > MOST) return undefined;
  const [, sign, written = '', power = '0'] = NUMBER.exec(text) ?? [];
  const digits = sign === undefined ? undefined : withoutGroups(written);
  if (digits === undefined || Math.abs(Number(power)) > MOST) return undefined;
  const plain = movePoint(digits, Number(power));
  return sign === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/** Whether the mark in a typed number may be meant to group: `1,234`. */
export const hasDoubtfulMark = (typed: string): boolean => /^\s*[+−–-]?[1-9]\d{0,2}[.,]\d{3}\s*$/.test(typed);

/** Digits with a decimal point or none. */
function withoutGroups(written: string): string | undefined {
  const text = written.replace(BLANK_BETWEEN_GROUPS, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return onlyDigits(text);
  const mark = text.charAt(last);
  const isRepeated = text.indexOf(mark) !== last;
  const whole = joinGroups(isRepeated ? text : text.slice(0, last), isRepeated ? mark : mark === '.' ? ',' : '.');
  if (whole === undefined || isRepeated) return whole;
  const fraction = text.slice(last + 1);
  return fraction === '' ? whole : onlyDigits(fraction) && `${whole}.${fraction}`;
}

const onlyDigits = (text: string): string | undefined => (/^\d+$/.test(text) ? text : undefined);

function joinGroups(text: string, mark: string): string | undefined {
  const groups = text.split(mark);
  if (groups.length === 1) return text === '' ? '0' : onlyDigits(text);
  const [head = '', ...others] = groups;
  return /^\d{1,3}$/.test(head) && others.every((group) => /^\d{3}$/.test(group)) ? groups.join('') : undefined;
}

/** Plain digits times a power of ten, without needless zeros in front. */
function movePoint(digits: string, power: number): string {
  const [whole = '', fraction = ''] = digits.split('.');
  const point = whole.length + power;
  const all = `${'0'.repeat(Math.max(0, -point))}${whole}${fraction}`.padEnd(point, '0');
  const at = Math.max(0, point);
  const left = all.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = all.slice(at);
  return `${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`;
}

/** Orders plain decimal digits such as `-12.50`: below 0 where `a` is the smaller number, 0 where they are equal. */
export function compareDigits(a: string, b: string): number {
  const places = Math.max(placesOf(a), placesOf(b));
  const scaled = (plain: string) => BigInt(plain.replace('.', '') + '0'.repeat(places - placesOf(plain)));
  const difference = scaled(a) - scaled(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const placesOf = (plain: string): number => plain.split('.')[1]?.length ?? 0;
