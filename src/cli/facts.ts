import type { Format } from '#engine/format';
import { readFormat, returnOf, writtenFormats } from '#engine/meaning';
import type { Message, Messages } from '#engine/messages';
import type { AnyOperation, Kind, Operation } from '#engine/operation';
import type { OptionSpec } from '#engine/options';
import { operations } from '#engine/registry';
import { choiceKey, optionKey, unsetKey, writtenChoice } from '#engine/texts';
import { tools } from '#engine/tools';

/** What the command line and the library say about a tool, in English; `handy list --json` prints a list of these. */
export interface ToolFacts {
  readonly tool: string;
  /** Its short name on the command line. */
  readonly command: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** The category's name. */
  readonly categoryTitle: string;
  /** How many people need it: 1, 2 or 3. */
  readonly weight: number;
  /** What people type who look for it. */
  readonly keywords: readonly string[];
  readonly operations: readonly OperationFacts[];
}

export interface OperationFacts {
  readonly operation: string;
  /** What it does. */
  readonly title: string;
  readonly input: Kind;
  readonly output: Kind;
  /** The format of its input; any, where there is none. */
  readonly reads?: Format;
  /** Formats of its result, that of the initial options first. */
  readonly writes?: readonly Format[];
  /** What takes its result back. */
  readonly inverse?: { readonly to: string; readonly keeps: 'exact' | 'meaning' | 'result' };
  /** It serves the page of its tool, and hardly anybody else. */
  readonly helper?: true;
  readonly options: readonly OptionFacts[];
}

export interface OptionFacts {
  readonly name: string;
  /** What it is called on the page. */
  readonly title: string;
  readonly kind: OptionSpec['kind'];
  readonly initial: boolean | number | string;
  readonly min?: number;
  readonly max?: number;
  /** What 0 means, for a number that may be left out. */
  readonly zero?: string;
  readonly choices?: readonly string[];
  /** What the choices are called on the page. */
  readonly choiceTitles?: Readonly<Record<string, string>>;
}

/** The file that the build writes beside the command line, so that `list`, `search` and `help` load no tool. */
export interface Facts {
  readonly version: string;
  readonly tools: readonly ToolFacts[];
}

/** The English words of a tool. */
export interface ToolWords extends Pick<ToolFacts, 'title' | 'description' | 'categoryTitle' | 'keywords'> {
  readonly texts: Messages;
}

/** Facts of all tools, in alphabetical order. */
export function describeTools(read: (tool: string, category: string) => ToolWords): Promise<ToolFacts[]> {
  return Promise.all(
    Object.entries(tools).map(async ([tool, { category, command, weight }]) => {
      const { texts, ...words } = read(tool, category);
      const module = Object.entries((await operations[tool]?.()) ?? {});
      const own = module.map(([name, operation]) => describeOperation(tool, name, operation, texts));
      return { tool, command, ...words, category, weight, operations: own };
    }),
  );
}

const wordsOf = (message: Message = '') => (typeof message === 'string' ? message : (message.other ?? ''));
/** What stands under a key, or the name of what has no text. */
const say = (texts: Messages, key: string | undefined, name: string) =>
  key === undefined ? name : wordsOf(texts[key]);

function describeOperation(tool: string, name: string, operation: AnyOperation, texts: Messages): OperationFacts {
  const { input, output, options, helper } = operation as Operation;
  const reads = readFormat(operation);
  const writes = writtenFormats(operation);
  const way = returnOf(tool, name, operation);
  return {
    operation: name,
    title: say(texts, Object.hasOwn(texts, name) ? name : undefined, name),
    input,
    output,
    ...(reads !== undefined && { reads }),
    ...(writes.length > 0 && { writes }),
    ...(way !== undefined && { inverse: { to: `${way.tool}/${way.operation}`, keeps: way.keeps } }),
    ...(helper === true && { helper }),
    options: Object.entries(options).map(([option, spec]) => ({
      name: option,
      title: say(texts, optionKey(texts, name, option), option),
      ...describeOption(texts, name, option, spec),
    })),
  };
}

function describeOption(
  texts: Messages,
  operation: string,
  option: string,
  spec: OptionSpec,
): Omit<OptionFacts, 'name' | 'title'> {
  const { kind, initial } = spec;
  switch (kind) {
    case 'integer':
      return {
        kind,
        initial,
        min: spec.min,
        max: spec.max,
        ...(spec.optional && { zero: say(texts, unsetKey(texts, operation, option), '') }),
      };
    case 'decimal':
      return {
        kind,
        initial,
        ...(spec.min !== undefined && { min: Number(spec.min) }),
        ...(spec.max !== undefined && { max: Number(spec.max) }),
      };
    case 'choice': {
      const names = spec.choices.map((choice) => [
        choice,
        say(texts, choiceKey(texts, operation, option, spec, choice), writtenChoice(spec, choice)),
      ]);
      return {
        kind,
        initial,
        choices: spec.choices,
        choiceTitles: Object.fromEntries(names) as Record<string, string>,
      };
    }
    default:
      return { kind, initial };
  }
}
