import { ToolError } from './error.ts';

interface Spec<K extends string, T> {
  readonly kind: K;
  readonly initial: T;
  /** From a URL, a stored setting, a flag or a typed field. Throws a `ToolError` with an `engine.…` code. */
  parse(this: void, raw: string): T;
  // A method, so that a spec of certain choices is also a spec of any.
  format(this: void, value: T): string;
}

export type FlagSpec = Spec<'flag', boolean>;
export interface IntegerSpec extends Spec<'integer', number> {
  readonly min: number;
  readonly max: number;
  /** It may be left empty, which is 0. The text `option.unset` says what that means, such as “no limit”. */
  readonly optional?: true | undefined;
}
/** Plain decimal digits such as `-12.50`, as exact as they were typed; empty while there is no number. */
export interface DecimalSpec extends Spec<'decimal', string> {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}
export interface ChoiceSpec<C extends string = string> extends Spec<'choice', C> {
  readonly choices: readonly C[];
  /** They are names that no language translates: as they are here, such as SHA-256, or as people write them (`aws`: AWS). */
  readonly asWritten: boolean | Readonly<Partial<Record<C, string>>>;
  /** Stem of the keys of their texts, where it is not the option's name: for options that share a list. */
  readonly words?: string | undefined;
}
/** `text`: picked, remembered and linked. `content`: typed, in memory only and linked on request. `secret`: neither. */
export interface TextSpec extends Spec<'text' | 'content' | 'secret', string> {
  /** The most UTF-16 units that it takes; Infinity for a pane of several lines. */
  readonly maxLength: number;
}
export type OptionSpec = FlagSpec | IntegerSpec | DecimalSpec | ChoiceSpec | TextSpec;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type Value<S extends OptionSpec> = S extends ChoiceSpec<infer C> ? C : S['initial'];
export type Values<S extends OptionSpecs> = { readonly [K in keyof S]: Value<S[K]> };

/** A value or several of a choice, a flag, a number; of a text `true` is any but an empty one. */
type Needed<S extends OptionSpec> =
  S extends ChoiceSpec<infer C>
    ? C | readonly C[]
    : S extends FlagSpec
      ? boolean
      : S extends IntegerSpec
        ? number
        : boolean;

/** What an option needs to have an effect: `{ min: { range: 'custom' } }`. All that is named must hold. */
export type Needs<S extends OptionSpecs> = {
  readonly [K in keyof S]?: { readonly [N in keyof S]?: Needed<S[N]> };
};

/** What an option sets where it is given and the other is not: `{ min: { range: 'custom' } }`. */
export type Sets<S extends OptionSpecs> = {
  readonly [K in keyof S]?: { readonly [N in keyof S]?: S[N]['initial'] };
};

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false, '': true };

export function flag(initial: boolean): FlagSpec {
  return {
    kind: 'flag',
    initial,
    parse(raw) {
      const value = FLAGS[raw.toLowerCase()];
      if (value === undefined) throw new ToolError('engine.notAFlag', { value: raw });
      return value;
    },
    format: String,
  };
}

export function integer(limits: Pick<IntegerSpec, 'initial' | 'min' | 'max' | 'optional'>): IntegerSpec {
  return {
    kind: 'integer',
    ...limits,
    parse(raw) {
      const text = raw.trim();
      if (text === '' && limits.optional) return 0;
      if (text === '') throw new ToolError('engine.numberMissing', { min: limits.min, max: limits.max });
      if (!/^[+-]?\d+$/.test(text)) throw new ToolError('engine.notAnInteger', { value: text });
      const value = Number(text);
      if (value < limits.min || value > limits.max) {
        throw new ToolError('engine.outOfRange', { value: text, min: limits.min, max: limits.max });
      }
      return value;
    },
    format: (value) => (value === 0 && limits.optional ? '' : String(value)),
  };
}

/** One of some names. A choice's text is `option.choice`, or `words.choice`; those `asWritten` need none. */
export function choice<const C extends string>(
  choices: readonly C[],
  initial: NoInfer<C>,
  { asWritten = false, words }: Partial<Pick<ChoiceSpec<C>, 'asWritten' | 'words'>> = {},
): ChoiceSpec<C> {
  return {
    kind: 'choice',
    initial,
    choices,
    asWritten,
    words,
    parse(raw) {
      const found =
        choices.find((item) => item === raw) ?? choices.find((item) => item.toLowerCase() === raw.toLowerCase());
      if (found === undefined) throw new ToolError('engine.notAChoice', { value: raw, choices });
      return found;
    },
    format: (value) => value,
  };
}

/** UTF-16 units that one line takes, unless its operation says otherwise. */
export const LINE_LENGTH = 1000;

/** Throws `engine.textTooLong` for a text of more UTF-16 units than that. */
export function refuseLong(text: string, limit: number): void {
  if (text.length > limit) throw new ToolError('engine.textTooLong', { limit });
}

type Length = Partial<Pick<TextSpec, 'maxLength'>>;

const textual = <K extends TextSpec['kind']>(
  kind: K,
  initial: string,
  { maxLength = LINE_LENGTH }: Length = {},
): TextSpec & { readonly kind: K } => ({
  kind,
  initial,
  maxLength,
  parse(raw) {
    refuseLong(raw, maxLength);
    return raw;
  },
  format: (value) => value,
});
/** A text that is picked, such as a time zone: remembered per tool and part of a shared link. Never one that is typed. */
export const picked = (initial = '') => textual('text', initial);
/** What is typed, from a separator to the other side of a diff: kept in memory only, linked only on request. */
export const content = (initial = '', length: Length = {}) => textual('content', initial, length);
/** A password or key: never stored, never linked, masked. */
export const secret = (initial = '', length: Length = {}) => textual('secret', initial, length);
/** For one line that may hold an address, a token or a document. */
export const LONG_LINE = { maxLength: 10_000 };
/** For a pane of several lines. */
export const PANE = { maxLength: Infinity };

/** Names in the query that belong to the site: its language and the open tab. No option may be called so. */
export const RESERVED_NAMES: readonly string[] = ['lang', 'tab'];

/** Settings that may be stored and put into a link without asking. */
export const isSetting = (spec: OptionSpec): boolean => !isTyped(spec) && spec.kind !== 'secret';

/** What is typed: in memory only, and linked on request. */
export const isTyped = ({ kind }: OptionSpec): boolean => kind === 'content' || kind === 'decimal';

/** Texts of options by tool, operation and name. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Those of some texts that the options of these names take. */
export function acceptedTexts(
  specs: OptionSpecs,
  texts: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const good = Object.entries(specs).flatMap(([name, spec]) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (typeof text !== 'string') return [];
    try {
      spec.parse(text);
      return [[name, text]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(good) as Record<string, string>;
}

/** Those that may be stored and linked without asking. */
export const settingsOf = (specs: OptionSpecs): OptionSpecs =>
  Object.fromEntries(Object.entries(specs).filter(([, spec]) => isSetting(spec)));

export function initialValues<S extends OptionSpecs>(specs: S): Values<S> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.initial])) as Values<S>;
}

/**
 * Complete and checked values from loose ones (a JSON object or command-line flags): missing ones take their initial
 * value. Throws a `ToolError` that names the option.
 */
export function readValues<S extends OptionSpecs>(specs: S, given: Readonly<Record<string, unknown>>): Values<S> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined) {
    const names = Object.keys(specs);
    throw new ToolError('engine.unknownOption', { name: unknown, names: names.length === 0 ? ['–'] : names });
  }
  const values = Object.entries(specs).map(([name, spec]) => {
    if (!Object.hasOwn(given, name)) return [name, spec.initial];
    try {
      return [name, spec.parse(String(given[name]))];
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      throw new ToolError(error.code, error.params, { option: name });
    }
  });
  return Object.fromEntries(values) as Values<S>;
}
