import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '#engine/error';
import type { Kind, Kinds } from '#engine/operation';
import { runPipeline, StepError, type Flowing } from '#engine/pipeline';
import type { Facts, ToolFacts } from './facts.ts';
import type { ShownOffer } from './identify.ts';
import { idOf, lookUp } from './lookup.ts';
import { explain, writeMessage, type Message } from './messages.ts';
import { runStep } from './run-step.ts';

/*
 * `import { run } from 'handy-tools'`. The types that users see are written by the build (declarations.ts): there each
 * operation has a name, an input and options of its own, here they are all alike.
 */

export { ToolError };

export interface RunSettings {
  readonly signal?: AbortSignal;
  /** Called with each remark about a result that is right but not the whole story. */
  readonly onNote?: (note: Message) => void;
}

type Options = Readonly<Record<string, unknown>>;
type Given = [input: unknown, options?: Options, settings?: RunSettings];

/**
 * Runs an operation: `run('tool/operation', input, options, settings)`, without `input` for one that takes none. The tool
 * goes by its id or its short name.
 * Rejects with a `ToolError` whose message is English.
 */
export async function run(name: string, ...given: readonly unknown[]): Promise<unknown> {
  const [toolName = '', operation = ''] = name.split('/');
  const tool = idOf(toolName);
  try {
    const { input: kind } = await lookUp(tool, operation);
    // The declarations promise these types; `checkInput` and the options' specs check them.
    const [input, options = {}, { signal, onNote } = {}] = (kind === 'none' ? [undefined, ...given] : given) as Given;
    const flowing = { kind, value: checkInput(name, kind, input) } as Flowing;
    const step = { tool, operation, options: withoutUndefined(options) };
    const { result, notes } = await runPipeline([step], flowing, { runStep, ...(signal !== undefined && { signal }) });
    for (const note of notes) onNote?.(await explain(tool, note));
    return result.value;
  } catch (error) {
    const cause = error instanceof StepError ? error.cause : error;
    if (cause instanceof ToolError) cause.message = await writeMessage(tool, cause);
    throw cause;
  }
}

/** An option that is there but undefined counts as not given. */
const withoutUndefined = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** For callers without a type checker. */
function checkInput(name: string, kind: Kind, input: unknown): Kinds[Kind] {
  const isRight =
    kind === 'text'
      ? typeof input === 'string'
      : kind === 'bytes'
        ? input instanceof Uint8Array
        : kind === 'file'
          ? input instanceof Blob
          : true;
  if (!isRight) throw new TypeError(`${name} takes ${INPUTS[kind]}.`);
  return input;
}

const INPUTS: Readonly<Record<Kind, string>> = {
  none: 'no input',
  text: 'a string',
  bytes: 'a Uint8Array',
  file: 'a Blob',
  json: 'a value that JSON can hold',
};

/** The operations that recognise a text, surest first, at most five, with the beginnings of their results. */
export async function identify(text: string): Promise<readonly ShownOffer[]> {
  return (await import('./identify.ts')).identifyWithResults(checkInput('identify', 'text', text) as string);
}

/** All tools with their operations and options. */
export async function list(): Promise<readonly ToolFacts[]> {
  const facts = JSON.parse(await readFile(join(import.meta.dirname, '../cli/facts.json'), 'utf8')) as Facts;
  return facts.tools;
}
