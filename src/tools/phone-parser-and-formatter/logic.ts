import { AsYouType, getExampleNumber, Metadata, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { countriesWith } from './countries.ts';
import { findAll, readCountry, readNumber, type Assumed, type Fault } from './read.ts';

type Note = RunContext['note'];
type Work = Pick<RunContext, 'note' | 'progress' | 'signal'>;

export type NumberType = (typeof TYPES)[keyof typeof TYPES];

/** A number in all its forms. Null is what the number does not tell. */
export interface Phone {
  readonly valid: boolean;
  /** Its length is one that numbers of its country have. */
  readonly possible: boolean;
  readonly fault: Fault | null;
  /** ISO 3166 code. */
  readonly country: string | null;
  /** Those that share its calling code; empty for a number of an international network. */
  readonly countries: readonly string[];
  /** Without +. */
  readonly callingCode: string | null;
  /** Digits after the calling code. */
  readonly nationalNumber: string | null;
  /** The possible counts of digits after the calling code. */
  readonly lengths: readonly number[];
  readonly extension: string | null;
  readonly type: NumberType | null;
  readonly international: string | null;
  readonly national: string | null;
  readonly e164: string | null;
  readonly rfc3966: string | null;
  /** What to dial from the country in `from`. */
  readonly dialed: string | null;
  readonly sms: string | null;
  readonly whatsapp: string | null;
  /** The digits as far as they go, grouped as in the country. */
  readonly grouped: string;
  /** A mobile number of the country. */
  readonly example: string | null;
}

/** Why a line of a list has no valid number: a fault of the number, or why none was read. */
export type Problem = Fault | 'notANumber' | 'noCountry' | 'callingCode' | 'several' | 'letters';

/** A line of a list, or a number in a text. */
export interface PhoneLine {
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly valid: boolean;
  readonly problem: Problem | null;
  readonly possible: boolean;
  readonly country: string | null;
  readonly type: NumberType | null;
  readonly e164: string | null;
  readonly international: string | null;
  readonly national: string | null;
  readonly rfc3966: string | null;
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

interface ReadOptions extends CountryOption {
  readonly letters: boolean;
}

const assumedOf = ({ country, letters }: ReadOptions): Assumed => ({
  country: readCountry(country, 'country'),
  letters,
});

/** Reads a number as people write it. One that is not valid is a result, which says why. Throws as `readNumber` does. */
export function parse(text: string, options: ReadOptions & { readonly from: string }, note: Note): Phone {
  const assumed = assumedOf(options);
  const { country } = assumed;
  const from = options.from === '' ? country : readCountry(options.from, 'from');
  const { number, fault, text: read } = readNumber(text, assumed, note);
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
    example: exampleOf(code === null ? country : owner),
  };
}

const links = ({ number }: PhoneNumber) => ({ sms: `sms:${number}`, whatsapp: `https://wa.me/${number.slice(1)}` });

/** Null where there is no single way, as from countries in which callers choose a carrier. */
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

/** More results would hold up the page that gets them. */
const MOST = 20_000;

function refuseMore(count: number): void {
  if (count > MOST) throw new ToolError('error.tooMany', { count, max: MOST });
}

/** Reads one number a line. Throws `ToolError` for more than 20,000. */
export function parseMany(text: string, options: ReadOptions, work: Work): PhoneLine[] {
  const assumed = assumedOf(options);
  refuseMore(text.match(/\S.*/g)?.length ?? 0);
  const assumptions = new Set<number>();
  const read = [...linesOf(text, work)].flatMap(([line, written]) =>
    written.trim() === '' ? [] : [readLine(line, written.trim(), assumed, () => assumptions.add(line))],
  );
  noteLines(work.note, 'note.assumed', assumptions);
  return read;
}

function noteLines(note: Note, code: string, lines: ReadonlySet<number>): void {
  const [line] = lines;
  if (line !== undefined) note(code, { count: lines.size, line });
}

function* linesOf(text: string, { progress, signal }: Work): Generator<[line: number, text: string]> {
  const lines = text.split(/\r\n?|\n/);
  for (const [index, line] of lines.entries()) {
    if (index % 500 === 0) {
      signal.throwIfAborted();
      progress(index, lines.length);
    }
    yield [index + 1, line];
  }
}

function readLine(line: number, text: string, assumed: Assumed, note: Note): PhoneLine {
  try {
    const { number, fault } = readNumber(text, assumed, note);
    if (fault === undefined && number !== undefined) return validLine(line, text, number);
    const known = { possible: number?.isPossible() ?? false, country: number?.country ?? null };
    return { line, text, valid: false, problem: fault ?? null, ...NO_FORMS, ...known };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const problem = error.code.slice('error.'.length) as Problem;
    return { line, text, valid: false, problem, ...NO_FORMS };
  }
}

/** A number that is not valid has no forms: somebody might take them for good ones. */
const NO_FORMS = {
  possible: false,
  country: null,
  type: null,
  e164: null,
  international: null,
  national: null,
  rfc3966: null,
  extension: null,
};

const validLine = (line: number, text: string, number: PhoneNumber): PhoneLine => ({
  line,
  text,
  valid: true,
  problem: null,
  possible: number.isPossible(),
  country: number.country ?? null,
  type: typeOf(number),
  e164: number.number,
  international: number.formatInternational(),
  national: number.formatNational(),
  rfc3966: number.getURI(),
  extension: number.ext ?? null,
});

/** All valid numbers in a text. Throws `ToolError` for none, and for more than 20,000. */
export function find(text: string, options: CountryOption, work: Work): PhoneLine[] {
  const country = readCountry(options.country, 'country');
  // A number does not go on in the next line.
  const found = [...linesOf(text, work)].flatMap(([line, written]) =>
    findAll(written, country).map(({ number, startsAt, endsAt }) =>
      validLine(line, written.slice(startsAt, endsAt), number),
    ),
  );
  if (found.length === 0) throw new ToolError(country === undefined ? 'error.noneFoundAbroad' : 'error.noneFound');
  refuseMore(found.length);
  return found;
}

type Form = 'e164' | 'international' | 'national' | 'rfc3966';

/** Writes one number a line in one form. Lines without a valid number stay as they are, and are noted. */
export function format(text: string, options: ReadOptions & { readonly as: Form }, work: Work): string {
  const assumed = assumedOf(options);
  const kept = new Set<number>();
  const assumptions = new Set<number>();
  const extensions = new Set<number>();
  const lines = [...linesOf(text, work)].map(([line, written]) => {
    if (written.trim() === '') return written;
    const number = tryRead(written, assumed, () => assumptions.add(line));
    if (number === undefined) {
      kept.add(line);
      return written;
    }
    if (options.as === 'e164' && number.ext !== undefined) extensions.add(line);
    return write(number, options.as);
  });
  noteLines(work.note, 'warning.kept', kept);
  noteLines(work.note, 'note.assumed', assumptions);
  noteLines(work.note, 'warning.extension', extensions);
  return lines.join('\n');
}

function tryRead(text: string, assumed: Assumed, onAssumption: () => void): PhoneNumber | undefined {
  try {
    const { number, fault } = readNumber(text, assumed, onAssumption);
    return fault === undefined ? number : undefined;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function write(number: PhoneNumber, as: Form): string {
  if (as === 'international') return number.formatInternational();
  if (as === 'national') return number.formatNational();
  return as === 'rfc3966' ? number.getURI() : number.number;
}
