import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { toBase64, toHex } from '#lib/bytes';
import { placeAt } from '#lib/place';
import type { Sources } from '#lib/sources';
import { toBase32 } from './base32.ts';
import { counterBytes, makeCode, STEAM_LENGTH, type Form } from './hotp.ts';
import type { KeyOptions } from './key-options.ts';
import { readSecret, type SecretOptions } from './secret.ts';
import { listMistakes, type Mistake } from './mistakes.ts';

type Context = Pick<RunContext, 'sources' | 'note'>;

interface ClockOptions extends KeyOptions {
  /** Seconds since 1970 when the counter was 0: T0 of RFC 6238. */
  readonly startTime: number;
  /** Unix seconds or ISO 8601; empty means now. */
  readonly time: string;
}

export interface GenerateOptions extends ClockOptions {
  /** Codes of HOTP after the next one. */
  readonly lookAhead: number;
}

export interface VerifyOptions extends ClockOptions {
  /** Steps in which a code is looked for. */
  readonly window: number;
}

/** The codes around a counter. */
export interface Codes {
  /** Absent at the counter 0. */
  readonly previous?: string;
  readonly current: string;
  readonly next: string;
  readonly counter: number;
  readonly counterHex: string;
  /** Unix seconds, and those until the next code, where the counter is a time. */
  readonly seconds?: number;
  readonly remaining?: number;
  /** The code of each counter from the current one on, where it is none. */
  readonly ahead?: readonly { readonly counter: number; readonly code: string }[];
  readonly secretBase32: string;
  readonly secretHex: string;
}

export interface Verdict {
  readonly result: 'now' | 'earlier' | 'later' | 'unknown';
  /** How far from now, and its counter, where it is valid at all. */
  readonly steps?: number;
  readonly counter?: number;
}

const STEAM_PERIOD = 30;
/** Steps around now in which a code is looked for that was made with a mistake. */
const NEARBY = 2;
const MOST = Number.MAX_SAFE_INTEGER;

/** Codes by RFC 4226 and RFC 6238, or of Steam. Throws `ToolError` for a wrong secret or time. */
export function generate(options: GenerateOptions, context: Context): Codes {
  const key = readSecret(options, context.note);
  const form = formOf(options);
  const moment = readMoment(options, context.sources);
  const { counter } = moment;
  const codeAt = (at: number) => makeCode(key, at, form);
  return {
    ...(counter > 0 && { previous: codeAt(counter - 1) }),
    current: codeAt(counter),
    next: codeAt(counter + 1),
    counter,
    counterHex: toHex(counterBytes(counter)),
    ...('seconds' in moment
      ? { seconds: moment.seconds, remaining: moment.remaining }
      : { ahead: rangeFrom(counter, options.lookAhead + 1).map((at) => ({ counter: at, code: codeAt(at) })) }),
    secretBase32: toBase32(key),
    secretHex: toHex(key),
  };
}

/**
 * Whether a code is the current one, or that of a step nearby. A code that is neither is tried with usual mistakes, and the
 * one that explains it is noted. Throws `ToolError` for a text that cannot be a code.
 */
export function verify(text: string, options: VerifyOptions, context: Context): Verdict {
  const form = formOf(options);
  const code = readCode(text, form.steam);
  const key = readSecret(options, context.note);
  const length = form.steam ? STEAM_LENGTH : form.digits;
  const { counter } = readMoment(options, context.sources);
  const verdict: Verdict = code.length === length ? search(code, key, form, counter, options) : { result: 'unknown' };
  if (verdict.result !== 'unknown') return verdict;
  const mistake = listMistakes(options, code.length).find((one) => explains(one, code, options, context.sources));
  if (mistake !== undefined) context.note(mistake.code, mistake.params);
  else if (code.length !== length)
    throw new ToolError('error.codeLength', { length, count: code.length }, { at: placeAt(text, 0) });
  return verdict;
}

/** Looks for a code at a counter and around it; after it only, where the counter never goes back (RFC 4226, section 7.4). */
function search(
  code: string,
  key: Uint8Array,
  form: Form,
  counter: number,
  { type, window }: Pick<VerifyOptions, 'type' | 'window'>,
): Verdict {
  const isCode = (at: number) => at >= 0 && at <= MOST && makeCode(key, at, form) === code;
  if (isCode(counter)) return { result: 'now', steps: 0, counter };
  for (const steps of rangeFrom(1, window)) {
    if (type !== 'hotp' && isCode(counter - steps)) return { result: 'earlier', steps, counter: counter - steps };
    if (isCode(counter + steps)) return { result: 'later', steps, counter: counter + steps };
  }
  return { result: 'unknown' };
}

/** Whether a code is right, or nearly so, once a mistake is taken back. */
function explains({ change, ahead = 0 }: Mistake, code: string, options: VerifyOptions, sources: Sources): boolean {
  const changed = { ...options, ...change };
  const key = trySecret(changed);
  if (key === undefined) return false;
  const { counter, period = 1 } = readMoment(changed, sources);
  return (
    search(code, key, formOf(changed), counter + Math.round(ahead / period), { type: options.type, window: NEARBY })
      .result !== 'unknown'
  );
}

/** The bytes of a secret, where its encoding has them. */
function trySecret(options: SecretOptions): Uint8Array | undefined {
  try {
    return readSecret(options, () => undefined);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** A random secret of so many bytes. */
export function newSecret(
  { bytes, encoding }: { readonly bytes: number; readonly encoding: 'base32' | 'hex' | 'base64' },
  sources: Sources,
): string {
  const secret = sources.random(bytes);
  switch (encoding) {
    case 'base32':
      return toBase32(secret);
    case 'hex':
      return toHex(secret);
    case 'base64':
      return toBase64(secret);
  }
}

const rangeFrom = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

const formOf = ({ type, algorithm, digits }: KeyOptions): Form =>
  type === 'steam' ? { algorithm: 'SHA-1', digits, steam: true } : { algorithm, digits, steam: false };

type Moment =
  | { readonly counter: number; readonly period?: never }
  | { readonly counter: number; readonly period: number; readonly seconds: number; readonly remaining: number };

/** The counter now, and what the clock says where it counts time (RFC 6238, section 4.2). */
function readMoment(options: ClockOptions, sources: Sources): Moment {
  if (options.type === 'hotp') return { counter: options.counter };
  const seconds = Math.floor((options.time.trim() === '' ? sources.now() : readTime(options.time)) / 1000);
  const isSteam = options.type === 'steam';
  const period = isSteam ? STEAM_PERIOD : options.period;
  const elapsed = seconds - (isSteam ? 0 : options.startTime);
  if (elapsed < 0) throw new ToolError('error.beforeStart', {}, { option: 'startTime' });
  return { counter: Math.floor(elapsed / period), period, seconds, remaining: period - (elapsed % period) };
}

/** Milliseconds of a time with a zone, or of Unix seconds. */
function readTime(time: string): number {
  const text = time.trim();
  const isIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(text);
  const milliseconds = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : isIso ? Date.parse(text.replace(' ', 'T')) : NaN;
  if (Number.isNaN(milliseconds) || milliseconds < 0)
    throw new ToolError('error.time', { value: text }, { option: 'time' });
  return milliseconds;
}

/** A code as it may be typed: in groups, in either case. Throws `ToolError` for a character that codes do not have. */
function readCode(text: string, isSteam: boolean): string {
  const allowed = isSteam ? /[^2-9bcdfghjkmnpqrtvwxy\s-]/i : /[^\d\s-]/;
  const wrong = text.search(allowed);
  if (wrong >= 0) {
    const character = String.fromCodePoint(text.codePointAt(wrong) ?? 0);
    throw new ToolError('error.codeCharacter', { character }, { at: placeAt(text, wrong) });
  }
  return text.replace(/[\s-]/g, '').toUpperCase();
}
