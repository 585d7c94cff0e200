import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ToolError } from '#engine/error';
import type { AnyOperation, Operation } from '#engine/operation';
import {
  acceptedTexts,
  initialValues,
  isSetting,
  isTyped,
  RESERVED_NAMES,
  type ChoiceSpec,
  type DecimalSpec,
  type IntegerSpec,
  type OptionSpec,
  type OptionSpecs,
  type Value,
  type Values,
} from '#engine/options';
import type { Place } from '#lib/place';
import { usePanel } from '../context/panel-context.ts';
import { optionDefaults } from '../settings/option-defaults.ts';
import { writeItem } from '../settings/storage.ts';
import { useStore } from '../settings/store.ts';
import { readStored, storageKey, storedTexts, type Raw } from '../settings/stored-values.ts';
import {
  nameOfOperation,
  registerLink,
  useExplain,
  useOptionNames,
  useTool,
  type ToolInUse,
} from '../context/tool-context.ts';
import { receiveOptions } from '../text/hand-over.ts';
import { keep, recall } from '../text/kept.ts';
import { useFieldError } from './use-field-error.ts';

/** What a control of one option takes: spread it into the part that fits the option's kind. */
export type Bound<S extends OptionSpec> = {
  readonly name: string;
  /** What the option is called, by its name in the tool's texts. */
  readonly label: string;
  readonly value: Value<S>;
  /** It differs from the initial value. */
  readonly isChanged: boolean;
  /** The link that was followed here sets it. */
  readonly isLinked: boolean;
  readonly error: string | undefined;
  /** The place in the option's text that the error is about. */
  readonly errorAt?: Place | undefined;
} & (S extends IntegerSpec
  ? {
      readonly raw: string;
      readonly onChange: (raw: string) => void;
      readonly min: number;
      readonly max: number;
      /** What an empty field means, for a number that may be left empty. */
      readonly placeholder?: string;
    }
  : S extends ChoiceSpec<infer C>
    ? {
        readonly onChange: (value: C) => void;
        readonly choices: readonly C[];
        readonly labels: Readonly<Record<C, string>>;
      }
    : S extends DecimalSpec
      ? { readonly raw: string; readonly onChange: (raw: string) => void }
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

/** The same object for all, so that a page on which nothing is set is not drawn twice. */
const NOTHING: Raw = {};

/** Options as they were when the page was left, and what its link had given. */
interface KeptOptions {
  readonly own: Raw;
  readonly linked: Raw;
}

/** An option's name in a link: `name`, or `operation.name` where another operation of the tool has the same one. */
function queryName(tool: ToolInUse, operation: string, name: string): string {
  const owners = Object.entries(tool.tool.operations).filter(([, { options }]) =>
    Object.hasOwn(options as object, name),
  );
  return owners.length > 1 && owners[0]?.[0] !== operation ? `${operation}.${name}` : name;
}

/** Values as they would be typed. */
const rawOf = (specs: OptionSpecs, values: Readonly<Record<string, unknown>>): Raw =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, specs[name]?.format(value as never) ?? '']));

/** What the address gives: settings in its query, what was typed in its fragment. */
function linkedRaw(tool: ToolInUse, operation: string, specs: OptionSpecs): Raw {
  const query = new URLSearchParams(location.search);
  const linked = Object.entries(specs).flatMap(([name, spec]) => {
    const given = query.get(`${operation}.${name}`) ?? query.get(queryName(tool, operation, name));
    return given === null || spec.kind === 'secret' ? [] : [[name, given]];
  });
  const fragment = new URLSearchParams(location.hash.slice(1));
  const contents = Object.entries(specs).flatMap(([name, spec]) => {
    const given = isTyped(spec) ? fragment.get(`${operation}.${name}`) : null;
    return given === null ? [] : [[name, given]];
  });
  return acceptedTexts(specs, Object.fromEntries([...linked, ...contents]) as Raw);
}

/** What the operator of the site wants in place of the initial texts. */
const defaultsOf = (tool: ToolInUse, operation: string): Raw => optionDefaults.get()[tool.id]?.[operation] ?? NOTHING;

/** Options that differ from the initial ones, or from what the operator made of these. */
function changed(specs: OptionSpecs, raw: Raw, defaults: Raw): [name: string, text: string][] {
  const usual = acceptedTexts(specs, defaults);
  return Object.entries(acceptedTexts(specs, raw)).filter(([name, text]) => {
    const spec = specs[name];
    if (spec === undefined) return false;
    const value = usual[name] === undefined ? spec.initial : spec.parse(usual[name]);
    return spec.parse(text) !== value;
  });
}

/** Those that may be stored and linked without asking. */
const changedSettings = (specs: OptionSpecs, raw: Raw, defaults: Raw): [name: string, text: string][] =>
  changed(specs, raw, defaults).filter(([name]) => specs[name] !== undefined && isSetting(specs[name]));

function store(tool: ToolInUse, operation: string, specs: OptionSpecs, raw: Raw): void {
  const kept = Object.fromEntries(changedSettings(specs, raw, defaultsOf(tool, operation)));
  const all = Object.entries({ ...readStored(tool.id), [operation]: kept }).filter(
    ([, options]) => Object.keys(options).length > 0,
  );
  writeItem(storageKey(tool.id), all.length === 0 ? undefined : JSON.stringify(Object.fromEntries(all)));
}

/** Settings as they stand in a link: also the operator's, which another copy of the site does not have. */
function linkOf(tool: ToolInUse, operation: string, specs: OptionSpecs, raw: Raw): Record<string, string> {
  const defaults = defaultsOf(tool, operation);
  const told = [...changedSettings(specs, { ...defaults, ...raw }, {}), ...changedSettings(specs, raw, defaults)];
  return Object.fromEntries(told.map(([name, text]) => [queryName(tool, operation, name), text]));
}

function writeQuery(link: Record<string, string>): void {
  const url = new URL(location.href);
  const site = [...url.searchParams].filter(([name]) => RESERVED_NAMES.includes(name));
  url.search = new URLSearchParams([...site, ...Object.entries(link)]).toString();
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * The state of an operation's options: from the link, else as they were when the page was left, else as stored, else as the
 * operator wants them, else initial. Server and hydration see the initial ones. `syncUrl` rewrites the address bar while the user works.
 */
export function useOptions<S extends OptionSpecs>(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the options matter here
  operation: Operation<any, any, S, any>,
  { syncUrl = false }: { syncUrl?: boolean } = {},
): OptionState<S> {
  const tool = useTool();
  const { isShown } = usePanel();
  const explain = useExplain();
  const namesOf = useOptionNames();
  const specs = operation.options;
  const name = nameOfOperation(tool, operation as AnyOperation);
  const [own, setRaw] = useState(NOTHING);
  const [linked, setLinked] = useState(NOTHING);
  const part = `${name}.options`;
  /** What is kept already, or need not be. */
  const known = useRef(own);
  useLayoutEffect(() => {
    const given = linkedRaw(tool, name, specs);
    const kept = recall(tool.id, part) as KeptOptions | undefined;
    const isSameLink = kept !== undefined && JSON.stringify(kept.linked) === JSON.stringify(given);
    const stored = storedTexts({ tool: tool.id, operation: name }, specs);
    const first = isSameLink ? kept.own : { ...stored, ...kept?.own, ...given };
    known.current = Object.keys(first).length === 0 ? NOTHING : first;
    setLinked(Object.keys(given).length === 0 ? NOTHING : given);
    setRaw(known.current);
  }, [tool, name, part, specs]);
  useEffect(() => {
    if (own === known.current) return;
    known.current = own;
    const isSecret = (option: string) => specs[option]?.kind === 'secret';
    const open = Object.fromEntries(Object.entries(own).filter(([option]) => !isSecret(option)));
    keep(tool.id, part, { own: open, linked } satisfies KeptOptions);
  }, [tool.id, part, specs, own, linked]);
  // What comes with a text is for that text, and is not remembered.
  useEffect(
    () => receiveOptions(`${tool.id}/${name}`, (given) => setRaw((before) => ({ ...before, ...rawOf(specs, given) }))),
    [tool.id, name, specs],
  );
  const defaults = useStore(optionDefaults)[tool.id]?.[name] ?? NOTHING;
  const raw = useMemo(() => ({ ...defaults, ...own }), [defaults, own]);
  useEffect(() => {
    const link = linkOf(tool, name, specs, raw);
    const contents = isShown
      ? changed(specs, own, defaults).filter(([key]) => specs[key] !== undefined && isTyped(specs[key]))
      : [];
    return registerLink(tool, part, {
      options: link,
      inputs: Object.fromEntries(contents.map(([key, text]) => [`${name}.${key}`, text])),
    });
  }, [tool, name, part, specs, raw, own, defaults, isShown]);

  const change = (next: Raw) => {
    setRaw(next);
    store(tool, name, specs, next);
    if (syncUrl) writeQuery(linkOf(tool, name, specs, next));
  };

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
  const differing = new Set(changed(specs, own, defaults).map(([key]) => key));
  const bind = (key: keyof S & string): unknown => {
    const spec = specs[key];
    if (spec === undefined) throw new Error(`Operation "${name}" of "${tool.id}" has no option "${key}".`);
    const value = values[key];
    const error = errors[key] === undefined ? undefined : explain(errors[key]);
    const onChange = (next: unknown) =>
      change({ ...raw, [key]: typeof next === 'string' ? next : spec.format(next as never) });
    const isChanged = differing.has(key) || error !== undefined;
    const isLinked = Object.hasOwn(linked, key);
    const bound = { name: key, ...namesOf(name, key, spec), value, isChanged, isLinked, error, onChange };
    switch (spec.kind) {
      case 'integer':
        return { ...bound, raw: raw[key] ?? spec.format(spec.initial), min: spec.min, max: spec.max };
      case 'decimal':
        return { ...bound, raw: raw[key] ?? spec.initial };
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
