import { AsYouType, getExampleNumber, Metadata, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { Params } from '#lib/text-error';
import { countriesWith } from './countries.ts';
import { findAll, readCountry, readNumber, type Fault } from './read.ts';

type Note = RunContext['note'];
type Work = Pick<RunContext, 'note' | 'progress' | 'signal'>;

/** The purpose of a number. */
export type NumberType = (typeof TYPES)[keyof typeof TYPES];

/** A number in all its forms. Null is what cannot be known. */
export interface Phone {
  readonly valid: boolean;
  /** It has a length that numbers of its country have. */
  readonly possible: boolean;
  readonly fault: Fault | null;
  /** ISO 3166 code. */
  readonly country: string | null;
  /** All that share its calling code; none: it belongs to an international network. */
  readonly countries: readonly string[];
  /** Without +. */
  readonly callingCode: string | null;
  /** Digits after the calling code. */
  readonly nationalNumber: string | null;
  /** How many digits such numbers have. */
  readonly lengths: readonly number[];
  readonly extension: string | null;
  readonly type: NumberType | null;
  readonly international: string | null;
  readonly national: string | null;
  readonly e164: string | null;
  readonly rfc3966: string | null;
  /** The number to dial from a country. */
  readonly dialed: string | null;
  readonly sms: string | null;
  readonly whatsapp: string | null;
  /** The digits written so far, grouped in the usual way. */
  readonly grouped: string;
  /** A mobile number as the country has them. */
  readonly example: string | null;
}

/** A line of a list, or a number in a text. */
export interface PhoneLine {
  readonly line: number;
  /** As it is written there. */
  readonly text: string;
  readonly valid: boolean;
  /** A code of an error or of a fault, with what its message needs. */
  readonly problem: string | null;
  readonly params: Params;
  readonly country: string | null;
  readonly type: NumberType | null;
  readonly e164: string | null;
  readonly international: string | null;
  readonly national: string | null;
  readonly extension: string | null;
}

const TYPES = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixedLine',
  FIXED_LINE_OR_MOBILE: 'fixedLineOrMobile',
  PREMIUM_RATE: 'premiumRate',
  TOLL_FREE: 'tollFree',
  SHARED_COST: 'sharedCost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personalNumber',
  PAGER: 'pager',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
} as const;

const typeOf = (number: PhoneNumber): NumberType | null => {
  const type = number.getType();
  return type === undefined ? null : TYPES[type];
};

interface CountryOption {
  readonly country: string;
}

/** Reads a number in whatever way it is written. One that is not valid is a result that says why. */
export function parse(text: string, options: CountryOption & { readonly from: string }, note: Note): Phone {
  const country = readCountry(options.country, 'country');
  const from = options.from === '' ? country : readCountry(options.from, 'from');
  const { number, fault, text: read } = readNumber(text, country, note);
  const code = number?.countryCallingCode ?? null;
  const owner = number?.country ?? null;
  const countries = code === null ? [] : countriesWith(code);
  return {
    valid: fault === undefined,
    possible: number?.isPossible() ?? false,
    fault: fault ?? null,
    country: owner,
    countries,
    callingCode: code,
    nationalNumber: number?.nationalNumber ?? null,
    lengths: lengthsOf(owner ?? countries[0]),
    extension: number?.ext ?? null,
    type: number === undefined ? null : typeOf(number),
    international: number?.formatInternational() ?? null,
    national: number?.formatNational() ?? null,
    e164: number?.number ?? null,
    rfc3966: number?.getURI() ?? null,
    dialed: dialedFrom(number, from),
    ...(fault === undefined && number !== undefined ? links(number) : { sms: null, whatsapp: null }),
    grouped: new AsYouType(country).input(read),
    example: exampleOf(owner ?? country),
  };
}

const links = ({ number }: PhoneNumber) => ({ sms: `sms:${number}`, whatsapp: `https://wa.me/${number.slice(1)}` });

/** Null where there is no one way, as in countries that choose a carrier first. */
const dialedFrom = (number: PhoneNumber | undefined, from: CountryCode | undefined): string | null =>
  from === undefined ? null : (number?.format('IDD', { fromCountry: from }) ?? null);

function lengthsOf(country: string | undefined): number[] {
  if (country === undefined) return [];
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country as CountryCode);
  return [...(metadata.numberingPlan?.possibleLengths() ?? [])];
}

function exampleOf(country: string | undefined | null): string | null {
  if (country === undefined || country === null) return null;
  return getExampleNumber(country as CountryCode, examples)?.formatInternational() ?? null;
}

/** Numbers of one list. A longer one would hold up the page that gets it. */
const MOST = 20_000;

function refuseMore(count: number): void {
  if (count > MOST) throw new ToolError('error.tooMany', { count, max: MOST });
}

/** Reads one number a line. Throws `ToolError` for more of them than a list may have. */
export function parseMany(text: string, options: CountryOption, work: Work): PhoneLine[] {
  const country = readCountry(options.country, 'country');
  refuseMore(text.match(/\S.*/g)?.length ?? 0);
  return [...linesOf(text, work)].flatMap(([line, written]) =>
    written === '' ? [] : [readLine(line, written, country)],
  );
}

function* linesOf(text: string, { progress, signal }: Work): Generator<[line: number, text: string]> {
  const lines = text.split(/\r\n?|\n/);
  for (const [index, line] of lines.entries()) {
    if (index % 500 === 0) {
      signal.throwIfAborted();
      progress(index, lines.length);
    }
    yield [index + 1, line.trim()];
  }
}

function readLine(line: number, text: string, country: CountryCode | undefined): PhoneLine {
  const nothing = { country: null, type: null, e164: null, international: null, national: null, extension: null };
  try {
    const { number, fault } = readNumber(text, country, () => undefined);
    const problem = fault === undefined ? null : `fault.${fault}`;
    const forms = number === undefined ? nothing : formsOf(number);
    return { line, text, valid: fault === undefined, problem, params: {}, ...forms };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { line, text, valid: false, problem: error.code, params: error.params, ...nothing };
  }
}

const formsOf = (number: PhoneNumber) => ({
  country: number.country ?? null,
  type: typeOf(number),
  e164: number.number,
  international: number.formatInternational(),
  national: number.formatNational(),
  extension: number.ext ?? null,
});

/** All valid numbers in a text. Throws `ToolError` if there are none, or more of them than a list may have. */
export function find(text: string, options: CountryOption): PhoneLine[] {
  const country = readCountry(options.country, 'country');
  const all = findAll(text, country);
  if (all.length === 0) throw new ToolError(country === undefined ? 'error.noneFoundAbroad' : 'error.noneFound');
  refuseMore(all.length);
  const breaks = Array.from(text.matchAll(/\r\n?|\n/g), ({ index }) => index);
  let line = 0;
  return all.map(({ number, startsAt, endsAt }) => {
    while ((breaks[line] ?? Infinity) < startsAt) line += 1;
    const written = text.slice(startsAt, endsAt);
    return { line: line + 1, text: written, valid: true, problem: null, params: {}, ...formsOf(number) };
  });
}

/** Writes one number a line in one form. Lines that hold no valid number stay as they are. */
export function format(
  text: string,
  options: CountryOption & { readonly as: 'e164' | 'international' | 'national' | 'rfc3966' },
  work: Work,
): string {
  const country = readCountry(options.country, 'country');
  const kept: number[] = [];
  const lines = [...linesOf(text, work)].map(([line, written]) => {
    if (written === '') return '';
    const number = tryRead(written, country);
    if (number === undefined) kept.push(line);
    return number === undefined ? written : write(number, options.as);
  });
  if (kept.length > 0) work.note('note.kept', { count: kept.length, line: kept[0] ?? 0 });
  return lines.join('\n');
}

function tryRead(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  try {
    const { number, fault } = readNumber(text, country, () => undefined);
    return fault === undefined ? number : undefined;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function write(number: PhoneNumber, as: 'e164' | 'international' | 'national' | 'rfc3966'): string {
  if (as === 'international') return number.formatInternational();
  if (as === 'national') return number.formatNational();
  return as === 'rfc3966' ? number.getURI() : number.number;
}
