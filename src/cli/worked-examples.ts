import { isDeepStrictEqual } from 'node:util';
import type { AnyExample } from '#engine/example';
import type { AnyOperation, Kind } from '#engine/operation';
import { examples, findOperation } from '#engine/registry';

/* The worked examples of all tools in the form that `handy batch` speaks: for tests that compare the faces. */

export interface WorkedExample {
  readonly tool: string;
  /** To read in the test's report. */
  readonly title: string;
  readonly example: AnyExample;
  readonly operation: AnyOperation;
}

export async function readExamples(): Promise<WorkedExample[]> {
  const all = Object.entries(examples).map(async ([tool, load]) => {
    const list = (await load()).map(async (example, index) => ({
      tool,
      title: `${tool}/${example.operation} ${index + 1}`,
      example,
      operation: await findOperation(tool, example.operation),
    }));
    return Promise.all(list);
  });
  return (await Promise.all(all)).flat();
}

/** The example as a line of input. */
export const toLine = ({ tool, example: { operation, input, options } }: WorkedExample): string =>
  JSON.stringify({ tool, operation, input, options });

/** A reply without its English texts. */
export interface Reply {
  readonly output?: unknown;
  readonly notes?: readonly string[];
  readonly error?: string;
}

interface RawReply {
  readonly output?: unknown;
  readonly notes?: readonly { readonly code: string }[];
  readonly error?: { readonly code: string };
}

/** Reads a line of output. */
export function readReply(line: string): Reply {
  const { output, notes, error } = JSON.parse(line) as RawReply;
  if (error !== undefined) return { error: error.code };
  return { output, notes: notes?.map(({ code }) => code) ?? [] };
}

/** What of a reply the example does not promise, or undefined when it keeps all. */
export function findDifference({ example, operation }: WorkedExample, reply: Reply): string | undefined {
  if ('error' in example) return differ('error', reply.error, example.error);
  if (reply.error !== undefined) return `error ${reply.error}`;
  const expectedNotes = example.notes ?? reply.notes;
  if ('output' in example) {
    const expected = toPlain(operation.output as Kind, example.output);
    return differ('output', reply.output, expected) ?? differ('notes', reply.notes, expectedNotes);
  }
  const text = typeof reply.output === 'string' ? reply.output : JSON.stringify(reply.output);
  const isMatch = text.search(example.matches) >= 0;
  return isMatch ? differ('notes', reply.notes, expectedNotes) : `${text} does not match ${example.matches}`;
}

/** The examples as `handy batch` reads them. */
export const toBatch = (examples: readonly WorkedExample[]): string =>
  examples.map((worked) => `${toLine(worked)}\n`).join('');

/** What the lines that `handy batch` wrote do not have of what the examples promise, with the title of each. */
export const findDifferences = (examples: readonly WorkedExample[], lines: readonly string[]): string[] =>
  examples.flatMap((worked, index) => {
    const difference = findDifference(worked, readReply(lines[index] ?? '{}'));
    return difference === undefined ? [] : [`${worked.title}: ${difference}`];
  });

/** Compares as JSON, in which the order of keys does not matter. */
function differ(what: string, actual: unknown, expected: unknown): string | undefined {
  const is = JSON.stringify({ [what]: actual });
  const should = JSON.stringify({ [what]: expected });
  return isDeepStrictEqual(JSON.parse(is), JSON.parse(should)) ? undefined : `${is} should be ${should}`;
}

/** As JSON holds it; bytes, which an example may write as text, as Base64. */
function toPlain(kind: Kind, output: unknown): unknown {
  const isText = (kind === 'bytes' || kind === 'file') && typeof output === 'string';
  return isText ? { base64: Buffer.from(output).toString('base64') } : output;
}
