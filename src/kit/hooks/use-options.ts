import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ToolError, type Note } from '#engine/error';
import { lacking, noteVain, setBy } from '#engine/needs';
import type { AnyOperation, Operation } from '#engine/operation';
import {
  acceptedTexts,
  initialValues,
  isSetting,
  settingsOf,
  type ChoiceSpec,
  type IntegerSpec,
  type OptionSpec,
  type OptionSpecs,
  type Value,
  type Values,
} from '#engine/options';
import type { Place } from '#lib/place';
import { optionDefaults } from '../settings/option-defaults.ts';
import { STORED_OPTIONS } from '../settings/option-storage.ts';
import { readItem, writeItem } from '../settings/storage.ts';
import { useStore } from '../settings/store.ts';
import {
  nameOfOperation,
  registerLink,
  useExplain,
  useOptionNames,
  useTool,
  type ToolInUse,
} from '../context/tool-context.ts';
import { notify } from '../context/toasts.ts';
import { receiveOptions } from '../text/hand-over.ts';
import { typedOptions } from '../text/typed-before.ts';
import { useFieldError } from './use-field-error.ts';

/** The props of one option's control: spread them into the part that fits the option's kind. */
export type Bound<S extends OptionSpec> = {
  readonly name: string;
  /** The label of the option, by its name in the tool's texts. */
  readonly label: string;
  readonly value: Value<S>;
  readonly error: string | undefined;
  /** The place in the option's text that the error is about. */
  readonly errorAt?: Place | undefined;
  /** Differs from its initial value. */
  readonly isChanged: boolean;
  /** A link that was opened sets it. */
  readonly isLinked: boolean;
} & (S extends IntegerSpec
  ? { readonly raw: string; readonly onChange: (raw: string) => void; readonly min: number; readonly max: number }
  : S extends ChoiceSpec<infer C>
    ? {
        readonly onChange: (value: C) => void;
        readonly choices: readonly C[];
        readonly labels: Readonly<Record<C, string>>;
      }
    : { readonly onChange: (value: Value<S>) => void });

export type BindOption<S extends OptionSpecs> = <K extends keyof S & string>(name: K) => Bound<S[K]>;

export interface OptionState<S extends OptionSpecs> {
  readonly values: Values<S>;
  /** The first option whose typed text is wrong; the operation must not run then. */
  readonly error: ToolError | undefined;
  readonly option: BindOption<S>;
  readonly set: (changes: Partial<Values<S>>) => void;
  readonly reset: () => void;
  readonly isInitial: boolean;
}

/** The same options, with an error of the operation standing at the option that it names. */
export function useOptionErrors<S extends OptionSpecs>(
  { option }: OptionState<S>,
  error: ToolError | undefined,
): BindOption<S> {
  const fieldError = useFieldError();
  if (error?.where.option === undefined) return option;
  return (name) => {
    const bound = option(name);
    return name === error.where.option && bound.error === undefined ? { ...bound, ...fieldError(error) } : bound;
  };
}

/** Texts of options as typed, by name; only what differs from the initial value. */
type Raw = Readonly<Record<string, string>>;
/** The same object for all, so that a page on which nothing is set is not drawn twice. */
const NOTHING: Raw = {};

/** Where the options of a tool are stored, by operation. */
export const storageKey = (tool: ToolInUse) => `${STORED_OPTIONS}${tool.id}`;

/** All that is stored for a tool. */
export function readStored(tool: ToolInUse): Record<string, Raw> {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey(tool)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Raw>) : {};
  } catch {
    return {};
  }
}

/** The parameters of a query that are for the site itself. */
const SITE_PARAMETERS: readonly string[] = ['lang', 'tab', 'search'];

/** An option's name in a link: `name`, or `operation.name` where another operation of the tool or the site has the same one. */
function queryName(tool: ToolInUse, operation: string, name: string): string {
  if (SITE_PARAMETERS.includes(name)) return `${operation}.${name}`;
  const owners = Object.entries(tool.tool.operations).filter(([, { options }]) =>
    Object.hasOwn(options as object, name),
  );
  return owners.length > 1 && owners[0]?.[0] !== operation ? `${operation}.${name}` : name;
}

/** Values as they would be typed. */
const rawOf = (specs: OptionSpecs, values: Readonly<Record<string, unknown>>): Raw =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, specs[name]?.format(value as never) ?? '']));

/** The values of texts, and what is wrong with those that have none. */
function readRaw(specs: OptionSpecs, raw: Raw) {
  const values: Record<string, unknown> = { ...initialValues(specs) };
  const errors: Record<string, ToolError> = {};
  for (const [key, text] of Object.entries(raw)) {
    try {
      values[key] = specs[key]?.parse(text);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      errors[key] = error;
    }
  }
  return { values, errors };
}

/** The values in the address: settings in its query, typed text in its fragment. */
function linkedRaw(tool: ToolInUse, operation: string, specs: OptionSpecs): Raw {
  const query = new URLSearchParams(location.search);
  const linked = Object.entries(specs).flatMap(([name, spec]) => {
    const given = query.get(`${operation}.${name}`) ?? query.get(queryName(tool, operation, name));
    return given === null || spec.kind === 'secret' ? [] : [[name, given]];
  });
  const fragment = new URLSearchParams(location.hash.slice(1));
  const contents = Object.entries(specs).flatMap(([name, spec]) => {
    const given = spec.kind === 'content' ? fragment.get(`${operation}.${name}`) : null;
    return given === null ? [] : [[name, given]];
  });
  return acceptedTexts(specs, Object.fromEntries([...linked, ...contents]) as Raw);
}

function firstRaw(tool: ToolInUse, operation: string, specs: OptionSpecs, linked: Raw): Raw {
  const settings = settingsOf(specs);
  const stored = readStored(tool)[operation] ?? {};
  const raw = {
    ...acceptedTexts(settings, stored),
    ...typedOptions.get(`${tool.id}/${operation}`),
    ...linked,
  };
  return Object.keys(raw).length === 0 ? NOTHING : raw;
}

/** Typed text: kept in memory. */
const contentsOf = (specs: OptionSpecs, raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => specs[name]?.kind === 'content'));

/** The operator's values in place of the initial texts. */
const defaultsOf = (tool: ToolInUse, operation: string): Raw => optionDefaults.get()[tool.id]?.[operation] ?? NOTHING;

/** Options that differ from the initial ones, or from what the operator made of these. */
const changed = (specs: OptionSpecs, raw: Raw, defaults: Raw): [name: string, text: string][] =>
  Object.entries(acceptedTexts(specs, raw)).filter(([name, text]) => {
    const spec = specs[name];
    return spec !== undefined && text !== (defaults[name] ?? spec.format(spec.initial as never));
  });

/** Those that may be stored and linked without asking. */
const changedSettings = (specs: OptionSpecs, raw: Raw, defaults: Raw): [name: string, text: string][] =>
  changed(specs, raw, defaults).filter(([name]) => specs[name] !== undefined && isSetting(specs[name]));

function store(tool: ToolInUse, operation: string, specs: OptionSpecs, raw: Raw): void {
  const kept = Object.fromEntries(changedSettings(specs, raw, defaultsOf(tool, operation)));
  const all = Object.entries({ ...readStored(tool), [operation]: kept }).filter(
    ([, options]) => Object.keys(options).length > 0,
  );
  writeItem(storageKey(tool), all.length === 0 ? undefined : JSON.stringify(Object.fromEntries(all)));
}

/** Those that have an effect with the others. */
function effective(operation: AnyOperation, raw: Raw, told: readonly (readonly [name: string, text: string])[]) {
  const { values } = readRaw(operation.options as OptionSpecs, raw);
  return told.filter(([name]) => lacking(operation, name, values) === '');
}

/** Settings as they stand in a link: also the operator's, which another copy of the site does not have. */
function linkOf(tool: ToolInUse, name: string, operation: AnyOperation, raw: Raw): Record<string, string> {
  const specs = operation.options as OptionSpecs;
  const defaults = defaultsOf(tool, name);
  const all = { ...defaults, ...raw };
  const told = [...changedSettings(specs, all, {}), ...changedSettings(specs, raw, defaults)];
  return Object.fromEntries(effective(operation, all, told).map(([key, text]) => [queryName(tool, name, key), text]));
}

function writeQuery(link: Record<string, string>): void {
  const url = new URL(location.href);
  url.search = new URLSearchParams(link).toString();
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * The state of an operation's options: from the link, else as stored, else as the operator wants them, else initial.
 * Server and hydration see the initial ones. `syncUrl` rewrites the address bar while the user works.
 */
export function useOptions<S extends OptionSpecs>(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the options matter here
  operation: Operation<any, any, S, any>,
  { syncUrl = false }: { syncUrl?: boolean } = {},
): OptionState<S> {
  const tool = useTool();
  const explain = useExplain();
  const namesOf = useOptionNames();
  const specs = operation.options;
  const name = nameOfOperation(tool, operation as AnyOperation);
  const [own, setRaw] = useState(NOTHING);
  const [linked, setLinked] = useState(NOTHING);
  const [vain, setVain] = useState<readonly Note[]>([]);
  useLayoutEffect(() => {
    const linked = linkedRaw(tool, name, specs);
    const names = Object.keys(linked);
    const first = firstRaw(tool, name, specs, { ...rawOf(specs, setBy(operation as AnyOperation, names)), ...linked });
    if (names.length > 0) setLinked(linked);
    setRaw(first);
    setVain(noteVain(operation as AnyOperation, names, readRaw(specs, { ...defaultsOf(tool, name), ...first }).values));
  }, [tool, name, operation, specs]);
  const says = useRef(explain);
  useEffect(() => void (says.current = explain));
  useEffect(() => {
    for (const note of vain) notify({ kind: 'info', text: says.current(note) });
  }, [vain]);
  // Options that come with a text are for that text, and are not remembered.
  useEffect(
    () => receiveOptions(`${tool.id}/${name}`, (given) => setRaw((before) => ({ ...before, ...rawOf(specs, given) }))),
    [tool.id, name, specs],
  );
  const defaults = useStore(optionDefaults)[tool.id]?.[name] ?? NOTHING;
  const raw = useMemo(() => ({ ...defaults, ...own }), [defaults, own]);
  useEffect(() => {
    const link = linkOf(tool, name, operation as AnyOperation, raw);
    const told = effective(operation as AnyOperation, raw, changed(specs, own, defaults));
    const contents = told.filter(([key]) => specs[key]?.kind === 'content');
    return registerLink(tool, `${name}.options`, {
      options: link,
      inputs: Object.fromEntries(contents.map(([key, text]) => [`${name}.${key}`, text])),
    });
  }, [tool, name, operation, specs, raw, own, defaults]);

  const change = (next: Raw) => {
    setRaw(next);
    typedOptions.set(`${tool.id}/${name}`, contentsOf(specs, next));
    store(tool, name, specs, next);
    if (syncUrl) writeQuery(linkOf(tool, name, operation as AnyOperation, next));
  };

  const differing = new Set(changed(specs, own, defaults).map(([key]) => key));
  const { values, errors } = readRaw(specs, raw);
  const bind = (key: keyof S & string): unknown => {
    const spec = specs[key];
    if (spec === undefined) throw new Error(`Operation "${name}" of "${tool.id}" has no option "${key}".`);
    const value = values[key];
    const error = errors[key] === undefined ? undefined : explain(errors[key]);
    const onChange = (next: unknown) =>
      change({ ...raw, [key]: typeof next === 'string' ? next : spec.format(next as never) });
    const isChanged = differing.has(key) || errors[key] !== undefined;
    const isLinked = Object.hasOwn(linked, key);
    const bound = { name: key, ...namesOf(name, key, spec), value, error, isChanged, isLinked, onChange };
    switch (spec.kind) {
      case 'integer':
        return { ...bound, raw: raw[key] ?? spec.format(spec.initial), min: spec.min, max: spec.max };
      case 'choice':
        return { ...bound, choices: spec.choices };
      default:
        return bound;
    }
  };
  return {
    values: values as Values<S>,
    error: Object.values(errors)[0],
    option: bind as BindOption<S>,
    set: (changes) => change({ ...raw, ...rawOf(specs, changes) }),
    reset: () => change({}),
    isInitial: differing.size === 0 && Object.keys(errors).length === 0,
  };
}
