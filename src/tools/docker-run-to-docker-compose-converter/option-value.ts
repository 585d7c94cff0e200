import { isSealed } from './expansions.ts';
import type { Given } from './given.ts';

/* Values of options in the forms that Docker reads. A word that the shell fills in is taken as it is. */

/** A whole number; a sealed text stays a text. Throws `error.number`. */
export function readInteger(given: Given): number | string {
  const text = given.text.trim();
  if (isSealed(text)) return text;
  const value = Number(text);
  if (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(value)) throw given.wrong('error.number');
  return value;
}

/** A number of processors. Throws `error.number`. */
export function readDecimal(given: Given): string {
  const text = given.text.trim();
  if (!isSealed(text) && !/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) throw given.wrong('error.number');
  return text;
}

/** Bytes with a unit, in the form of Docker's `units.RAMInBytes`, which Compose reads too. Throws `error.size`. */
export function readSize(given: Given): string {
  const text = given.text.trim();
  const isSize = /^\d+(?:\.\d+)? ?(?:[kmgtp](?:i?b)?|b)?$/i.test(text) || text === '-1';
  if (!isSealed(text) && !isSize) throw given.wrong('error.size');
  return text;
}

/** A duration as Go reads it, such as 1m30s. Throws `error.duration`. */
export function readDuration(given: Given): string {
  const text = given.text.trim();
  const isDuration = /^(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+$/.test(text) || text === '0';
  if (!isSealed(text) && !isDuration) throw given.wrong('error.duration');
  return text === '0' ? '0s' : text;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ '': true, '1': true, t: true, true: true },
  ...{ '0': false, f: false, false: false },
};

/** As Go's `ParseBool`. Throws `error.flag`. */
export function readFlag(given: Given): boolean | string {
  if (isSealed(given.text)) return given.text;
  const value = FLAGS[given.text.toLowerCase()];
  if (value === undefined) throw given.wrong('error.flag');
  return value;
}

/** One of the words. Throws `error.choice`. */
export function readChoice(given: Given, choices: readonly string[]): string {
  if (!isSealed(given.text) && !choices.includes(given.text)) {
    throw given.wrong('error.choice', { choices: choices.join(', ') });
  }
  return given.text;
}

export interface KeyValue {
  readonly key: string;
  /** Undefined: only the key is given. */
  readonly value: string | undefined;
}

/** `key=value` or `key`. Throws `error.key` when the key is empty. */
export function readKeyValue(given: Given): KeyValue {
  const at = given.text.indexOf('=');
  const key = at < 0 ? given.text : given.text.slice(0, at);
  if (key.trim() === '') throw given.wrong('error.key');
  return { key, value: at < 0 ? undefined : given.text.slice(at + 1) };
}

/** `key=value`, complete. Throws `error.keyValue`. */
export function readPair(given: Given): { readonly key: string; readonly value: string } {
  const { key, value } = readKeyValue(given);
  if (value === undefined) throw given.wrong('error.keyValue');
  return { key, value };
}

/**
 * The fields of one line of CSV (RFC 4180), as in `--mount` and `--gpus`, each `key=value` or a key. Throws `error.csv`.
 */
export function readFields(given: Given): KeyValue[] {
  const fields: string[] = [];
  const field = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/y;
  let at = 0;
  do {
    field.lastIndex = at;
    const match = field.exec(given.text);
    if (match === null) throw given.wrong('error.csv');
    const text = match[1]?.replaceAll('""', '"') ?? match[2] ?? '';
    if (text === '') throw given.wrong('error.csv');
    fields.push(text);
    at += match[0].length;
  } while (at < given.text.length);
  return fields.map((text) => {
    const equals = text.indexOf('=');
    return equals < 0
      ? { key: text.trim(), value: undefined }
      : { key: text.slice(0, equals).trim(), value: text.slice(equals + 1) };
  });
}
