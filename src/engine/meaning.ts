import type { Format } from './format.ts';
import type { AnyOperation, WayBack } from './operation.ts';
import { initialValues, type OptionSpec, type OptionSpecs } from './options.ts';

/* The declared meaning of operations (`reads`, `writes`, `inverse`), indexed for look-ups. */

type Given = Readonly<Record<string, unknown>>;

/** The format of an operation's input; facts flow as JSON. */
export const readFormat = ({ reads, input }: AnyOperation): Format | undefined =>
  reads ?? (input === 'json' ? 'json' : undefined);

/** The format of the result with these options. */
export function writtenFormat({ writes, output }: AnyOperation, values: Given): Format | undefined {
  const format = typeof writes === 'function' ? writes(values) : writes;
  return format ?? (output === 'json' ? 'json' : undefined);
}

/** Values that differ from the initial ones in one flag or choice each, which is as far as a format depends on them. */
function variants(specs: OptionSpecs): Given[] {
  const initial = initialValues(specs);
  const changed = ([name, spec]: [string, OptionSpec]): Given[] =>
    spec.kind === 'flag'
      ? [{ ...initial, [name]: !spec.initial }]
      : spec.kind === 'choice'
        ? spec.choices.map((choice) => ({ ...initial, [name]: choice }))
        : [];
  return [initial, ...Object.entries(specs).flatMap(changed)];
}

/** Every format that an operation writes, with its initial options first. */
export function writtenFormats(operation: AnyOperation): Format[] {
  const all = variants(operation.options as OptionSpecs).map((values) => writtenFormat(operation, values));
  return [...new Set(all)].filter((format) => format !== undefined);
}

/** A way back with its goal in two names. */
export interface Return {
  readonly tool: string;
  readonly operation: string;
  /** Its options, given those of the way there; undefined: with these there is no way back. */
  readonly options: (values: Given) => Given | undefined;
  readonly keeps: WayBack['keeps'];
  /** Options of the way there that replace the given ones where its results are compared. */
  readonly compares: Given;
}

/** The operation that takes the result of `tool/name` back; undefined where none is declared. */
export function returnOf(tool: string, name: string, { inverse }: AnyOperation): Return | undefined {
  if (inverse === undefined) return undefined;
  if (inverse === 'identity')
    return { tool, operation: name, options: (values) => values, keeps: 'result', compares: {} };
  const { to, options, keeps, compares = {} } = inverse as WayBack & Pick<Return, 'options'>;
  const [first = '', second] = to.split('/');
  return second === undefined
    ? { tool, operation: first, options, keeps, compares }
    : { tool: first, operation: second, options, keeps, compares };
}
