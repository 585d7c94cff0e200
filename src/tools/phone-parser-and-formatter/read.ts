import {
  findPhoneNumbersInText,
  parsePhoneNumberWithError,
  ParseError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { callingCodes } from './countries.ts';
import { dialLetters, isVanity, takeApart, type Written } from './written.ts';

type Note = RunContext['note'];

/** Why a number is not valid. `unassigned`: its length is possible, but no numbers in use begin like it. */
export type Fault = 'tooShort' | 'tooLong' | 'length' | 'unassigned';

export interface Reading {
  /** Undefined where it is too short or too long to be told anything about. */
  readonly number: PhoneNumber | undefined;
  readonly fault: Fault | undefined;
  /** The part of the input that was read as the number. */
  readonly text: string;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  INVALID_LENGTH: 'length',
};
/** Digits, and what people write between them. */
const NUMBER = /^[\p{Nd}\s()[\]./~_*·•‧∙+\-\u2010-\u2015\u2212\u30FC]+$/u;
/** A longer text is only searched for a number. */
const LONGEST = 120;
/** A text with fewer digits has no number in it. */
const FEWEST = 3;
/** Fewer digits are not two numbers. */
const SEVERAL = 10;

/** The country that an option names, if any. Throws `ToolError` for a code that is none of a country with phone numbers. */
export function readCountry(country: string, option: string): CountryCode | undefined {
  const code = country.trim().toUpperCase();
  if (code === '' || code === 'NONE') return undefined;
  if (!callingCodes.has(code)) throw new ToolError('error.country', { country: shorten(country) }, { option });
  return code as CountryCode;
}

/** What a number is read with. */
export interface Assumed {
  /** The country of a number without a calling code. */
  readonly country: CountryCode | undefined;
  /** Letters stand for the digits on their keys. */
  readonly letters: boolean;
}

/**
 * Reads one number as people write it, valid or not. Throws `ToolError` where there is none, where there are several, and
 * where nothing tells its country.
 */
export function readNumber(source: string, { country, letters }: Assumed, note: Note): Reading {
  if (source.trim() === '') throw new ToolError('error.empty');
  if (source.length > LONGEST) return readAmong(source, country, note);
  const written = takeApart(source, note);
  const text = written.text.replace(/[_*·•‧∙]/g, ' ');
  if (NUMBER.test(text) && /\p{Nd}/u.test(text)) {
    const reading = readDigits({ ...written, text }, country, note);
    if (reading.fault === undefined) return reading;
    if (hasDigits(source, SEVERAL)) refuseSeveral(source, findAll(source, country));
    return reading;
  }
  const vanity = isVanity(text) ? readLetters({ ...written, text }, country) : undefined;
  if (vanity === undefined) return readAmong(source, country, note);
  if (!letters) throw new ToolError('error.letters', { text: shorten(source.trim()) });
  note('note.letters', { number: vanity.number?.formatInternational() ?? vanity.text });
  return vanity;
}

/** The one number in a text. */
function readAmong(source: string, country: CountryCode | undefined, note: Note): Reading {
  const found = findAll(source, country);
  refuseSeveral(source, found);
  const [only] = found;
  if (only === undefined) throw new ToolError('error.notANumber', { text: shorten(source.trim()) });
  note('note.otherText');
  return { number: only.number, fault: undefined, text: source.slice(only.startsAt, only.endsAt) };
}

function hasDigits(text: string, least: number): boolean {
  const digits = text.matchAll(/\p{Nd}/gu);
  for (let count = 0; count < least; count += 1) if (digits.next().done === true) return false;
  return true;
}

/** All valid numbers in a text. */
export const findAll = (text: string, country: CountryCode | undefined): ReturnType<typeof findPhoneNumbersInText> =>
  // The library takes digits after a comma for an extension.
  hasDigits(text, FEWEST) ? findPhoneNumbersInText(text.replace(/[,;](?=\s)/g, '|'), country) : [];

function refuseSeveral(source: string, found: ReturnType<typeof findPhoneNumbersInText>): void {
  const second = found[1];
  if (second === undefined) return;
  const at = { ...placeAt(source, second.startsAt), endOffset: second.endsAt };
  throw new ToolError('error.several', { count: found.length }, { at });
}

/** A valid number whose digits are partly letters; undefined where it is none, or valid without the letters. */
function readLetters(written: Written, country: CountryCode | undefined): Reading | undefined {
  const withoutWords = tryAttempt(written.text.replace(/[a-z]/gi, ''), country);
  if (withoutWords !== undefined && withoutWords.fault === undefined) return undefined;
  const digits = dialLetters(written.text);
  try {
    let reading = attempt(digits, country);
    // Networks ignore digits beyond the tenth, such as the last letters of a long word.
    const plain = digits.replace(/\D/g, '').replace(/^1/, '');
    const isAmerican = digits.startsWith('+1') || (country !== undefined && callingCodes.get(country) === '1');
    if (reading.fault !== undefined && isAmerican && plain.length > 10) {
      reading = attempt(`+1${plain.slice(0, 10)}`, country);
    }
    return reading.fault === undefined ? extend(reading, written.extension) : undefined;
  } catch (error) {
    if (error instanceof ToolError && error.code !== 'error.noCountry') return undefined;
    throw error;
  }
}

function readDigits(written: Written, country: CountryCode | undefined, note: Note): Reading {
  const { text, extension, context } = written;
  if (context !== undefined) {
    const whole = attempt(`${context.prefix}${text}`, undefined);
    const reading = whole.fault === undefined ? whole : attempt(text, context.country as CountryCode | undefined);
    return extend(reading, extension);
  }
  // With another calling code, a number of the default country may be valid by chance.
  const own = country && attempt(text, country);
  if (own?.number?.isPossible() === true) return extend(own, extension);
  return extend(assume(text, note) ?? own ?? attempt(text, undefined), extension);
}

/** A number that is valid only with the + that it lacks. */
function assume(text: string, note: Note): Reading | undefined {
  const digits = text.replace(/^[\s(]+/, '');
  if (/^[+\uFF0B]/.test(digits)) return undefined;
  const isAbroad = digits.startsWith('00');
  const reading = tryAttempt(`+${isAbroad ? digits.slice(2) : digits}`);
  if (reading === undefined || reading.fault !== undefined) return undefined;
  if (isAbroad) note('note.doubleZero');
  else note('note.plus', { code: reading.number?.countryCallingCode ?? '' });
  return reading;
}

function tryAttempt(text: string, country?: CountryCode): Reading | undefined {
  try {
    return attempt(text, country);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function attempt(text: string, country: CountryCode | undefined): Reading {
  try {
    const number = parsePhoneNumberWithError(text, { ...(country && { defaultCountry: country }), extract: false });
    return { number, fault: number.isValid() ? undefined : faultOf(number), text };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const fault = FAULTS[error.message];
    if (fault !== undefined) return { number: undefined, fault, text };
    if (error.message !== 'INVALID_COUNTRY') throw new ToolError('error.notANumber', { text: shorten(text.trim()) });
    if (!/^\D*\+/.test(text)) throw new ToolError('error.noCountry');
    throw new ToolError('error.callingCode', { code: text.replace(/\D/g, '').slice(0, 3) });
  }
}

const faultOf = (number: PhoneNumber): Fault => FAULTS[validatePhoneNumberLength(number.number) ?? ''] ?? 'unassigned';

function extend(reading: Reading, extension: string): Reading {
  if (extension !== '') reading.number?.setExt(extension);
  return reading;
}
