import type { Note } from './error.ts';
import type { AnyOperation } from './operation.ts';
import { readValues, type OptionSpec, type OptionSpecs } from './options.ts';

/* Options that have an effect only with certain values of others, and what is said where one is given in vain. */

type Given = Readonly<Record<string, unknown>>;
type Conditions = Readonly<Record<string, unknown>>;

const toList = (needed: unknown): readonly unknown[] => (Array.isArray(needed) ? needed : [needed]);

/** Whether a value is one of those that are needed. */
const holds = (spec: OptionSpec | undefined, value: unknown, needed: unknown): boolean =>
  typeof needed === 'boolean' && spec?.kind !== 'flag' ? (value !== '') === needed : toList(needed).includes(value);

/** As it is written on the command line: `range=custom`, `version=v3|v5`, `name=…`. */
const write = (spec: OptionSpec | undefined, name: string, needed: unknown): string =>
  typeof needed === 'boolean' && spec?.kind !== 'flag'
    ? `${name}=${needed ? '…' : '""'}`
    : `${name}=${toList(needed).join('|')}`;

/** What an option lacks to have an effect with these values, as it would be written; '' where it has one. */
export function lacking({ options, needs = {} }: AnyOperation, name: string, values: Given): string {
  const specs = options as OptionSpecs;
  const conditions = Object.entries((needs as Readonly<Record<string, Conditions>>)[name] ?? {});
  return conditions
    .filter(([other, needed]) => !holds(specs[other], values[other], needed))
    .map(([other, needed]) => write(specs[other], other, needed))
    .join(', ');
}

/**
 * The values that somebody gave by hand, complete and checked, with a note for each that has no effect. A flag that is off,
 * as it is anyway, asks for nothing. Throws as `readValues` does.
 */
export function readGiven(operation: AnyOperation, given: Given): { readonly values: Given; readonly notes: Note[] } {
  const specs = operation.options as OptionSpecs;
  const sets = (operation.sets ?? {}) as Readonly<Record<string, Given>>;
  const set = Object.assign({}, ...Object.keys(given).map((name) => sets[name])) as Given;
  const values: Given = readValues(specs, { ...set, ...given });
  const notes = Object.keys(given).flatMap((option): Note[] => {
    const needs = lacking(operation, option, values);
    const asksNothing = values[option] === false && specs[option]?.initial === false;
    if (needs === '' || asksNothing) return [];
    return [{ code: 'engine.noEffect', params: { option, needs }, where: { option } }];
  });
  return { values, notes };
}
