/** ±`digits` × 10^`exponent`; the digits have no zeros at either end. Zero has none, no sign, and the exponent 0. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

/** A number as RFC 8259, section 6, writes it, however long; undefined for what is none. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, integer = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const all = integer + fraction;
  let start = 0;
  let end = all.length;
  while (start < end && all[start] === '0') start++;
  while (end > start && all[end - 1] === '0') end--;
  if (start === end) return { isNegative: false, digits: '', exponent: 0n };
  return {
    isNegative: sign === '-',
    digits: all.slice(start, end),
    exponent: BigInt(power.replace('+', '')) - BigInt(fraction.length) + BigInt(all.length - end),
  };
}
