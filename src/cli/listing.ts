import { fold } from '#engine/search';
import type { Facts, OperationFacts, OptionFacts, ToolFacts } from './facts.ts';
import { UsageError } from './failure.ts';

/* What `handy help` and `list` print. From facts alone: no tool is loaded, so that they answer at once. */

export const USAGE = `Handy tools for developers

Usage:
  handy <tool>/<operation> [--option=value …] [file]    run one operation
  handy <tool>/<operation> + <tool>/<operation> [file]  feed one with the result of the other
  handy search <words>                                  tools for a task
  handy identify [--json] [file]                        operations that recognize a text, surest first
  handy list [--json]                                   all tools and their operations
  handy help <tool>                                     what a tool does, and its options
  handy help batch                                      what requests and answers look like
  handy batch [file]                                    many operations, as lines of JSON
  handy --version

The input is the file, or standard input without one. The result goes to standard output as it is.
An option that takes text can take it from a file, --option@=path, or the environment, --option@env=NAME.
Exit code: 0 done, 1 the input was refused, 2 the command was not understood.

Examples:
  handy base64/encode notes.txt
  echo '{"b":1,"a":2}' | handy json/prettify --indent=4
  handy uuid/generate --version=v7 --count=3
`;

/** Operations that others than a tool's own page want. */
const offered = ({ operations }: ToolFacts) => operations.filter(({ helper }) => helper !== true);

/** One line per operation, under the tool's short and long name and its title. */
export function listTools(tools: readonly ToolFacts[]): string {
  return tools
    .map((facts) => {
      const operations = offered(facts).map((one) => `  ${facts.command}/${describeKinds(one)}`);
      return `${[headOf(facts), ...operations].join('\n')}\n`;
    })
    .join('');
}

/** A tool's short name, title and id. */
export const headOf = ({ command, tool, title }: ToolFacts) => `${command}  ${title} (${tool})`;

/** The name of an operation, and what goes in and comes out: its format, or its kind. */
const describeKinds = ({ operation, input, output, reads, writes = [] }: OperationFacts) =>
  `${operation}  ${input === 'none' ? '' : `${reads ?? input} `}→ ${writes.length === 0 ? output : writes.join(', ')}`;

/** What a tool does and how, by its id, short name or `tool/operation`. Throws `UsageError` for an unknown one. */
export function helpTool({ tools }: Facts, name: string): string {
  const id = name.split('/')[0] ?? '';
  const facts = tools.find(({ tool, command }) => tool === id || command === id);
  if (facts === undefined) throw new UsageError(`There is no tool “${id}”.${suggest(tools, id)}`, 'handy list');
  const blocks = offered(facts).map((operation) => helpOperation(facts, operation, tools));
  if (facts.operations.length === 0) blocks.push('This tool works on its page only.');
  return `${[`${facts.title} (${facts.tool})\n${facts.description}`, ...blocks].join('\n\n')}\n`;
}

function helpOperation({ tool, command }: ToolFacts, operation: OperationFacts, tools: readonly ToolFacts[]): string {
  const { title, inverse, options } = operation;
  const written = options.map((option) => [writeOption(option), describeOption(option)] as const);
  const width = Math.min(WIDEST, Math.max(0, ...written.map(([option]) => option.length)));
  const [goal = '', name = ''] = inverse?.to.split('/') ?? [];
  const isElsewhere = inverse !== undefined && inverse.to !== `${tool}/${operation.operation}`;
  const back = `${tools.find((other) => other.tool === goal)?.command}/${name}`;
  return [
    `handy ${command}/${describeKinds(operation)}`,
    `  ${title}${isElsewhere ? `. The way back: ${back}` : ''}`,
    ...written.map(([option, words]) => `  ${option.padEnd(width)}  ${words}`),
  ].join('\n');
}

/** Columns after which the words of an option no longer stand one under another. */
const WIDEST = 32;

function writeOption({ name, kind, initial }: OptionFacts): string {
  switch (kind) {
    case 'secret':
      return `--${name}=…`;
    case 'content':
    case 'decimal':
      return initial === '' ? `--${name}=…` : `--${name}=${JSON.stringify(initial)}`;
    case 'text':
      return `--${name}=${JSON.stringify(initial)}`;
    default:
      return `--${name}=${initial}`;
  }
}

/** What an option is called, and what it takes. */
function describeOption({ name, title, kind, min, max, zero, choices = [], choiceTitles = {} }: OptionFacts): string {
  switch (kind) {
    case 'flag':
      return title;
    case 'integer':
      return `${title}: from ${min} to ${max}${zero === undefined ? '' : ` (0: ${zero})`}`;
    case 'decimal':
      return `${title}: number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;
    case 'choice': {
      const named = choices.map((choice) => {
        const words = choiceTitles[choice] ?? choice;
        return fold(words) === fold(choice) ? choice : `${choice} (${words})`;
      });
      return `${title}: ${named.join(', ')}`;
    }
    case 'text':
      return title;
    case 'content':
      return `${title}: text, or --${name}@=file`;
    case 'secret':
      return `${title}: secret text, or --${name}@=file, --${name}@env=NAME`;
  }
}

/** Tools that share a word with what was typed. */
function suggest(tools: readonly ToolFacts[], typed: string): string {
  const words = typed
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const near = tools.filter(({ tool }) => words.some((word) => tool.includes(word))).map(({ command }) => command);
  return near.length === 0 ? '' : ` Did you mean ${near.slice(0, 3).join(', ')}?`;
}
