/** Below zero when `a` comes before `b` by Unicode code points. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = codePointRank(a.charCodeAt(at)) - codePointRank(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others, though U+E000 to U+FFFF have larger code units. */
const codePointRank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/** Made when it is needed: most pages that could sort do not, and the first one costs a slow phone 30 ms. */
let collator: Intl.Collator | undefined;

/** As people sort: `item2` before `item10`, upper and lower case together. */
export function compareNaturally(a: string, b: string): number {
  // A fixed language, so that the same text is sorted the same way on every machine.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b) || compareCodePoints(a, b);
}
