import type { ScalarKind } from '../data/model.ts';
import { floatText, integerText } from '../data/number-text.ts';
import type { Source } from './source.ts';
import { isDay, isTimeOfDay } from './time.ts';

/** Everything that a number, date or word can be made of. */
const TOKEN = /[\w.+:-]+/y;
const DECIMAL = /^[+-]?(?:0|[1-9](?:_?\d)*)$/;
const OTHER_BASE = /^0(?:x[\da-fA-F](?:_?[\da-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;
const FLOAT = /^[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?$/;
const NOT_FINITE = /^([+-]?)(inf|nan)$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d)(:(\d\d)(\.\d+)?)?$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)([Zz]|[+-]\d\d:\d\d)?$/;

export interface Found {
  readonly kind: ScalarKind;
  readonly text: string;
}

/** Reads a boolean, number, date or time. */
export function readBare(source: Source): Found {
  const start = source.at;
  let token = source.take(TOKEN)?.[0] ?? '';
  if (token === '') throw source.unexpected('toml.value');
  // A blank is allowed between date and time.
  if (DATE.test(token) && /^ \d\d:/.test(source.text.slice(source.at, source.at + 4))) {
    source.at++;
    token += ` ${source.take(TOKEN)?.[0] ?? ''}`;
  }
  const found = token === 'true' || token === 'false' ? ({ kind: 'boolean', text: token } as const) : numberOf(token);
  const result = found ?? timeOf(token, source, start);
  if (result !== undefined) return result;
  throw source.error(reasonOf(token), { found: token.slice(0, 40) }, start, source.at);
}

function numberOf(token: string): Found | undefined {
  const bare = token.replaceAll('_', '');
  if (DECIMAL.test(token)) return { kind: 'integer', text: integerText(bare).replace(/^-0$/, '0') };
  if (OTHER_BASE.test(token)) return { kind: 'integer', text: BigInt(bare).toString() };
  if (FLOAT.test(token)) return { kind: 'float', text: floatText(bare) };
  const [, sign, word] = NOT_FINITE.exec(token) ?? [];
  if (word === undefined) return undefined;
  return { kind: 'float', text: word === 'inf' && sign === '-' ? '-inf' : word };
}

function timeOf(token: string, source: Source, start: number): Found | undefined {
  const [, day, time = '', offset] = DATE_TIME.exec(token) ?? [];
  const date = day ?? (DATE.test(token) ? token : undefined);
  const clock = day === undefined ? (TIME.test(token) ? token : undefined) : time;
  if (date === undefined && clock === undefined) return undefined;
  const refuse = (code: string) => source.error(code, { found: token }, start, source.at);
  if (date !== undefined && !isDay(date)) throw refuse('toml.noSuchDay');
  if (clock !== undefined && !isTimeOfDay(clock, offset)) throw refuse('toml.noSuchTime');
  if (clock?.length === 5 && source.version === '1.0') throw refuse('toml.version11');
  if (date === undefined) return { kind: 'localTime', text: token };
  if (clock === undefined) return { kind: 'localDate', text: token };
  return { kind: offset === undefined ? 'localDateTime' : 'offsetDateTime', text: token };
}

function reasonOf(token: string): string {
  if (/^[+-]?0\d+(?:\.|_|\d|$)/.test(token) && !token.includes(':') && !token.includes('-', 1))
    return 'toml.leadingZero';
  if (/^\d{4}-|^\d\d:/.test(token)) return 'toml.date';
  if (/^[+-]?[\d.]/.test(token)) return 'toml.number';
  return 'toml.word';
}
