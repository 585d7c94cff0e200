import type { Facts, OperationFacts, OptionFacts, ToolFacts } from './facts.ts';
import { UsageError } from './failure.ts';

/* What `handy help` and `handy list` print. From facts alone: no tool is loaded, so that they answer at once. */

export const USAGE = `Handy tools for developers

Usage:
  handy <tool>/<operation> [--option=value …] [file]    run one operation
  handy <tool>/<operation> + <tool>/<operation> [file]  feed one with the result of the other
  handy list [--json]                                   all tools and their operations
  handy help <tool>                                     options of a tool
  handy batch [file]                                    many operations, as lines of JSON
  handy --version

The input is the file, or standard input without one. The result goes to standard output as it is.
An option that takes text can take it from a file: --option@=path.
Exit code: 0 done, 1 the input was refused, 2 the command was not understood.

Examples:
  handy base64-string-converter/encode notes.txt
  echo '{"b":1,"a":2}' | handy json-prettify/prettify --indent=4
  handy uuid-generator/generate --version=v7 --count=3
`;

/** One line per operation, under the tool's id and name. */
export function listTools(tools: readonly ToolFacts[]): string {
  return tools
    .map(({ tool, title, operations }) =>
      [`${tool}  ${title}`, ...operations.map((operation) => `  ${tool}/${describeKinds(operation)}`)].join('\n'),
    )
    .map((block) => `${block}\n`)
    .join('');
}

const describeKinds = ({ operation, input, output }: OperationFacts) =>
  `${operation}  ${input === 'none' ? '' : `${input} `}→ ${output}`;

/** Operations and options of a tool, named `tool` or `tool/operation`. Throws `UsageError` for an unknown one. */
export function helpTool({ tools }: Facts, name: string): string {
  const id = name.split('/')[0] ?? '';
  const facts = tools.find(({ tool }) => tool === id);
  if (facts === undefined) throw new UsageError(`There is no tool “${id}”.${suggest(tools, id)}`, 'handy list');
  const { tool, title, description, operations } = facts;
  const blocks = operations.map((operation) =>
    [`handy ${tool}/${describeKinds(operation)}`, ...operation.options.map(describeOption)].join('\n'),
  );
  if (blocks.length === 0) blocks.push('This tool works on its page only.');
  return `${[`${title}\n${description}`, ...blocks].join('\n\n')}\n`;
}

function describeOption({ name, kind, initial, min, max, choices }: OptionFacts): string {
  switch (kind) {
    case 'flag':
      return `  --${name}=${initial}  true or false`;
    case 'integer':
      return `  --${name}=${initial}  from ${min} to ${max}`;
    case 'choice':
      return `  --${name}=${initial}  ${choices?.join(', ')}`;
    case 'text':
      return `  --${name}=${JSON.stringify(initial)}  text`;
    case 'content':
      return `  --${name}=…  text, or --${name}@=file`;
    case 'secret':
      return `  --${name}=…  secret text, or --${name}@=file`;
  }
}

/** Tools that share a word with what was typed. */
function suggest(tools: readonly ToolFacts[], typed: string): string {
  const words = typed
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const near = tools.filter(({ tool }) => words.some((word) => tool.includes(word))).map(({ tool }) => tool);
  return near.length === 0 ? '' : ` Did you mean ${near.slice(0, 3).join(', ')}?`;
}
