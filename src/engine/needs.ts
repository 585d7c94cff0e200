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

/** The needs of an option: one list of conditions, or several of which one must hold. */
export const conditionsOf = ({ needs = {} }: AnyOperation, option: string): readonly Conditions[] => {
  const needed = (needs as Readonly<Record<string, Conditions | readonly Conditions[]>>)[option];
  return needed === undefined ? [] : [needed].flat();
};

function writeConditions(options: OptionSpecs, all: readonly (readonly [string, unknown][])[]): string {
  return all.map((one) => one.map(([other, needed]) => write(options[other], other, needed)).join(', ')).join(' / ');
}

/** All that an option needs to have an effect, as it would be written; '' where it always has one. */
export const needsOf = (operation: AnyOperation, option: string): string =>
  writeConditions(operation.options as OptionSpecs, conditionsOf(operation, option).map(Object.entries));

/**
 * The conditions an option lacks to have an effect with these values, as they would be written; '' where it has one.
 */
export function lacking(operation: AnyOperation, option: string, values: Given): string {
  const specs = operation.options as OptionSpecs;
  const lacks = conditionsOf(operation, option).map((conditions) =>
    Object.entries(conditions).filter(([other, needed]) => !holds(specs[other], values[other], needed)),
  );
  return lacks.some((one) => one.length === 0) ? '' : writeConditions(specs, lacks);
}

/** A note for each of some options that has no effect with these values. A flag that is off, as it is anyway, asks for nothing. */
export function noteVain(operation: AnyOperation, options: readonly string[], values: Given): Note[] {
  const specs = operation.options as OptionSpecs;
  return options.flatMap((option): Note[] => {
    const needs = lacking(operation, option, values);
    const asksNothing = values[option] === false && specs[option]?.initial === false;
    if (needs === '' || asksNothing) return [];
    return [{ code: 'engine.noEffect', params: { option, needs }, where: { option } }];
  });
}

/** The options that an option sets besides itself where it is given. */
export const setBy = ({ sets = {} }: AnyOperation, options: readonly string[]): Given =>
  Object.assign({}, ...options.map((name) => (sets as Readonly<Record<string, Given>>)[name])) as Given;

/**
 * The values that somebody gave by hand, complete and checked, with a note for each that has no effect. Throws as
 * `readValues` does.
 */
export function readGiven(operation: AnyOperation, given: Given): { readonly values: Given; readonly notes: Note[] } {
  const options = Object.keys(given);
  const values: Given = readValues(operation.options as OptionSpecs, { ...setBy(operation, options), ...given });
  return { values, notes: noteVain(operation, options, values) };
}
