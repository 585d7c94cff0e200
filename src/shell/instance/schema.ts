import * as v from 'valibot';
import { ToolError } from '#engine/error';
import { languages } from '#engine/messages';
import type { OptionSpec, OptionSpecs, OptionTexts } from '#engine/options';
import { categories } from '#engine/tool';
import { tools } from '#engine/tools';
import type { Operations } from '#engine/registry';

/* The form of config.json, see docs/hosting.md. A key that is not known is an error: it is most often a misspelt one. */

const toolId = v.pipe(
  v.string('the name of a tool'),
  v.check((id) => Object.hasOwn(tools, id), 'the name of a tool, as in its address'),
);
const homeText = v.pipe(v.string('a text'), v.maxLength(2000, 'at most 2000 characters long'));
const optionValue = v.union([v.string(), v.number(), v.boolean()], 'a text, a number, true or false');

/** To valibot a list is an object, too. */
const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);
const byName = <S extends v.GenericSchema>(value: S) => v.pipe(object, v.record(v.string(), value));

const hide = v.pipe(
  object,
  v.strictObject({
    tools: v.optional(v.array(toolId, 'a list of tools'), []),
    categories: v.optional(
      v.array(v.picklist(categories, `one of ${categories.join(', ')}`), 'a list of categories'),
      [],
    ),
  }),
);
const byLanguage = v.strictObject(Object.fromEntries(languages.map((code) => [code, v.optional(homeText)])));

const schema = v.pipe(
  object,
  v.strictObject({
    hide: v.optional(hide, {}),
    language: v.optional(v.picklist(languages, `one of ${languages.join(', ')}`)),
    homeText: v.optional(
      v.union([homeText, v.pipe(object, byLanguage)], 'a text of at most 2000 characters, or one for each language'),
      '',
    ),
    options: v.optional(v.pipe(object, v.record(toolId, byName(byName(optionValue)))), {}),
  }),
);

export type InstanceFile = v.InferOutput<typeof schema>;

/** A place of the file that cannot be as it is. `received` as JSON. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
  constructor(
    readonly key: string,
    readonly received: string,
    readonly expected: string,
  ) {
    super(`config.json: "${key}" is ${received}, but must be ${expected}.`);
  }
}

/**
 * The checked file. Throws an `InstanceError` for the first wrong place. Options are checked by `checkOptions`, which
 * needs their declarations.
 */
export function readInstanceFile(text: string): InstanceFile {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    throw new InstanceError('config.json', JSON.stringify(text.slice(0, 60)), `JSON (${(error as Error).message})`);
  }
  const result = v.safeParse(schema, values, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue) ?? 'config.json';
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const received = isUnknown ? issue.path?.at(-1)?.value : issue.input;
  throw new InstanceError(key, JSON.stringify(received), isUnknown ? 'left out: there is no such key' : issue.message);
}

const mapValues = <T, U>(of: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));

/** The options' values as texts. Throws an `InstanceError` for what no tool has or takes. */
export const checkOptions = (
  options: InstanceFile['options'],
  catalogue: Readonly<Record<string, Operations>>,
): OptionTexts =>
  mapValues(options, (operations, tool) =>
    mapValues(operations, (values, operation) => {
      const known = catalogue[tool] ?? {};
      const specs = (Object.hasOwn(known, operation) ? known[operation]?.options : undefined) as
        OptionSpecs | undefined;
      const key = `options.${tool}.${operation}`;
      if (specs === undefined) {
        throw new InstanceError(
          key,
          JSON.stringify(values),
          `of an operation of the tool: ${Object.keys(known).join(', ')}`,
        );
      }
      return mapValues(values, (value, name) => checkOption(specs, name, value, `${key}.${name}`));
    }),
  );

function checkOption(specs: OptionSpecs, name: string, value: string | number | boolean, key: string): string {
  const settings = Object.entries(specs).filter(([, { kind }]) => kind !== 'secret');
  const spec = settings.find(([other]) => other === name)?.[1];
  if (spec === undefined) {
    const names = settings.map(([other]) => other).join(', ');
    throw new InstanceError(key, JSON.stringify(value), `of an option of the operation: ${names}`);
  }
  try {
    spec.parse(String(value));
    return String(value);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new InstanceError(key, JSON.stringify(value), describe(spec));
  }
}

/** What an option takes, in words. */
function describe(spec: OptionSpec): string {
  if ('choices' in spec) return `one of ${spec.choices.join(', ')}`;
  return 'min' in spec ? `a whole number from ${spec.min} to ${spec.max}` : 'true or false';
}
