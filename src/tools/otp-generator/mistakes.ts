import type { Algorithm } from './hotp.ts';
import type { KeyOptions } from './key-options.ts';
import type { SecretOptions } from './secret.ts';

/** A usual mistake: the note that names it, and the settings without it. */
export interface Mistake {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly change: {
    readonly digits?: number;
    readonly algorithm?: Algorithm;
    readonly period?: number;
    readonly encoding?: SecretOptions['encoding'];
  };
  /** Seconds by which the clock that made the code is ahead of ours. */
  readonly ahead?: number;
}

const ALGORITHMS: readonly Algorithm[] = ['SHA-1', 'SHA-256', 'SHA-512'];
const PERIODS = [30, 60];
const ENCODINGS = {
  base32: 'note.secretBase32',
  hex: 'note.secretHex',
  base64: 'note.secretBase64',
  text: 'note.secretText',
} as const;
/** The hours between two time zones, at most. */
const MOST_HOURS = 26;

/**
 * The settings that a code without a match may have been made with: one changed at a time, so that a code fits by chance in
 * fewer than one of a thousand cases.
 */
export function listMistakes({ type, digits, algorithm, period, encoding }: KeyOptions, length: number): Mistake[] {
  const isSteam = type === 'steam';
  const isSized = !isSteam && length !== digits && length >= 6 && length <= 8;
  const hours = type === 'hotp' ? [] : Array.from({ length: MOST_HOURS }, (_, index) => index + 1);
  const all: Mistake[] = [
    ...(isSized ? [{ code: 'note.otherDigits', params: { count: length }, change: {} }] : []),
    ...(isSteam ? [] : ALGORITHMS.filter((other) => other !== algorithm)).map((other) => ({
      code: 'note.otherAlgorithm',
      params: { algorithm: other },
      change: { algorithm: other },
    })),
    ...(type === 'totp' ? PERIODS.filter((other) => other !== period) : []).map((other) => ({
      code: 'note.otherPeriod',
      params: { count: other },
      change: { period: other },
    })),
    ...(Object.keys(ENCODINGS) as SecretOptions['encoding'][])
      .filter((other) => other !== encoding)
      .map((other) => ({ code: ENCODINGS[other], change: { encoding: other } })),
    ...hours.flatMap((count) => [
      { code: 'note.clockAhead', params: { count }, change: {}, ahead: count * 3600 },
      { code: 'note.clockBehind', params: { count }, change: {}, ahead: -count * 3600 },
    ]),
  ];
  return isSized ? all.map((mistake) => ({ ...mistake, change: { digits: length, ...mistake.change } })) : all;
}
