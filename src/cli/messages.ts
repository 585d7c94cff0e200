import type { Note, Params, ToolError } from '#engine/error';
import { formatMessage, formatProblem, type Messages } from '#engine/messages';
import { englishMessages } from '#engine/registry';

/* These faces speak English only. */

const OWN: Messages = {
  'cli.unknownTool': 'There is no tool “{tool}”.',
  'cli.unknownOperation': '“{tool}” has no operation “{operation}”. It has: {names}.',
  'cli.notJson': 'The line is not JSON: {reason}',
  'cli.notUtf8': 'The line is not UTF-8 text.',
  'cli.badRequest': 'Expected an object such as {example}: {reason}.',
  'cli.noInput': '“{tool}/{operation}” takes no input.',
  'cli.internal': 'Internal error: {reason}',
};

const shared: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>(['../engine/locales/en.json', '../formats/*/locales/en.json', '../texts/*/en.json'], {
      eager: true,
      import: 'default',
    }),
  ),
  OWN,
) as Messages;

type Problem = Pick<ToolError, 'code' | 'params' | 'where'>;

/**
 * The English text of an error or a note of a tool, with line and column where it has them; the bare code where a tool
 * forgot it, which conformance reports.
 */
export async function writeMessage(tool: string, { code, params, where }: Problem): Promise<string> {
  const own = Object.hasOwn(englishMessages, tool) ? await englishMessages[tool]?.() : undefined;
  const messages = own !== undefined && Object.hasOwn(own, code) ? own : shared;
  const words = Object.hasOwn(messages, code) ? formatProblem(messages, code, params, 'en') : code;
  if (where.at === undefined) return words;
  return formatMessage(shared, 'engine.atPlace', { line: where.at.line, column: where.at.column, words }, 'en');
}

export interface Message {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}

/** An error or a note as data, with its English text. */
export const explain = async (tool: string, problem: ToolError | Note): Promise<Message> => ({
  code: problem.code,
  params: problem.params,
  message: await writeMessage(tool, problem),
});
