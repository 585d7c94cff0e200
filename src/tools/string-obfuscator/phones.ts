import type { Span } from './span.ts';

/** International numbers, numbers of North America, and national ones that begin with a zero. */
const PHONE =
  /(?<![\w+.-])(?:(?:\+|00(?=[1-9]))\d(?:[ ().\-/]{0,2}\d){6,24}|\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}|\(?0\d{1,4}\)?(?:(?: \d{2,8}){1,9}|(?:-\d{2,8}){1,5}|\/\d{3,8}(?: ?\d{2,4}){0,2}))(?![\w-])/g;
/** What a blank separates from a phone number: an address, a date, a time, an amount, a number of another kind. */
const ANOTHER = new RegExp(
  String.raw` (?=(?:\d{1,3}\.){3}\d{1,3}(?![\d.])|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d\d)(?!\1?\d)|\d{1,2}:\d\d|\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}(?![.\d])|[\d.,]{1,15} ?(?:[€$£¥₽%]|[A-Z]{3}\b)|\d{4}(?:[ -]\d{4}){2,3}(?!\d)|[\da-f]{1,4}:|(?:[\da-f]{2}-){5}|[\da-f]{8}-|\d{10,})`,
);

const SHORTEST = 9;
const LONGEST = 15;

/** Phone numbers of 9 to 15 digits (ITU-T E.164, section 6). Where another number follows, it stays apart. */
export function* findPhones(text: string): Generator<Span> {
  PHONE.lastIndex = 0;
  for (let match = PHONE.exec(text); match !== null; match = PHONE.exec(text)) {
    const { index: start, 0: found } = match;
    const end = start + lengthOf(text.slice(start, start + found.length + 40), found.length);
    if (end > start) yield { start, end };
    PHONE.lastIndex = Math.max(end, start + 1);
  }
}

/** How much of what was found is a number: up to another one, and no more groups than have the digits of one. */
function lengthOf(text: string, found: number): number {
  // The first group may be a country's code alone.
  const first = /^\S+ ?/.exec(text)?.[0].length ?? 0;
  const another = text.slice(first).search(ANOTHER);
  let length = another < 0 ? found : Math.min(found, first + another);
  // The next national number begins with a zero, too.
  for (let zero = text.indexOf(' 0'); zero >= 0 && zero < length; zero = text.indexOf(' 0', zero + 1))
    if (digitsOf(text.slice(0, zero)) >= SHORTEST) length = zero;
  while (digitsOf(text.slice(0, length)) > LONGEST) {
    const blank = text.lastIndexOf(' ', length - 1);
    if (blank < 0) return 0;
    length = blank;
  }
  return digitsOf(text.slice(0, length)) >= SHORTEST ? length : 0;
}

const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length;
