import { isWarning, ToolError } from '#engine/error';
import { codeLimit } from '#engine/limits';
import { readValues } from '#engine/options';
import { convert, runPipeline, StepError, type Flowing, type Step } from '#engine/pipeline';
import { readArguments, type OptionArgument, type StepArguments } from './arguments.ts';
import { Failure, UsageError } from './failure.ts';
import { readInput, readText } from './input.ts';
import { idOf, lookUp, type Declared } from './lookup.ts';
import { writeMessage } from './messages.ts';
import { runStep } from './run-step.ts';
import { oneLine, write, type Terminal } from './terminal.ts';

/** A step with the tool as it was written, which is how messages name it. */
type KnownStep = StepArguments & { readonly id: string; readonly declared: Declared };

/** Runs the steps that the arguments name, from a file or standard input to standard output. */
export async function run(args: readonly string[], terminal: Terminal): Promise<void> {
  const { steps: written, file } = readArguments(args);
  const known = await Promise.all(written.map(findOperation));
  checkInputs(known, file);
  const steps = await Promise.all(known.map((step) => readOptions(step, terminal)));
  const { input: kind = 'none', inOrder = false } = known[0]?.declared ?? {};
  const input = await readInput({ kind, inOrder }, file, terminal);
  const { result, notes } = await runPipeline(steps, input, { runStep }).catch(fail);
  await writeResult(result, terminal).catch(fail);
  for (const note of notes) {
    const kind = isWarning(note) ? 'warning' : 'note';
    await write(terminal.stderr, `${kind}: ${oneLine(await writeMessage(note.tool, note))}\n`);
  }

  /** Expected errors as sentences; the result itself is the last step's. */
  async function fail(error: unknown): Promise<never> {
    const step = known.at(error instanceof StepError ? error.position - 1 : -1);
    const cause = error instanceof StepError ? error.cause : codeLimit(error);
    if (!(cause instanceof ToolError) || step === undefined) throw error;
    throw new Failure(`${nameOf(step)}: ${await writeMessage(step.id, cause)}`);
  }
}

const nameOf = ({ tool, operation }: { tool: string; operation: string }) => `${tool}/${operation}`;

async function findOperation(step: StepArguments): Promise<KnownStep> {
  const { tool, operation } = step;
  try {
    const id = idOf(tool);
    return { ...step, id, declared: await lookUp(id, operation) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const hint = error.code === 'cli.unknownTool' ? 'handy list' : `handy help ${tool}`;
    throw new UsageError(await writeMessage(tool, error), hint);
  }
}

/** Nothing that is given may be dropped without a word. */
function checkInputs(steps: readonly KnownStep[], file: string | undefined): void {
  for (const [index, step] of steps.entries()) {
    if (step.declared.input !== 'none') continue;
    const hint = `handy help ${step.tool}`;
    if (index > 0) throw new UsageError(`${nameOf(step)} takes no input, so it can only be the first step.`, hint);
    if (file !== undefined) throw new UsageError(`${nameOf(step)} takes no input, but there is “${file}”.`, hint);
  }
}

/** The step with its options checked. */
async function readOptions(step: KnownStep, terminal: Terminal): Promise<Step> {
  const specs = step.declared.options;
  const given = await Promise.all(
    step.options.map(async (option) => [option.name, await readOption(step, option, terminal)]),
  );
  try {
    const options = Object.fromEntries(given) as Record<string, string>;
    readValues(specs, options);
    return { tool: step.id, operation: step.operation, options };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const name = error.where.option === undefined ? '' : `--${error.where.option}: `;
    throw new UsageError(`${nameOf(step)}: ${name}${await writeMessage(step.id, error)}`, `handy help ${step.tool}`);
  }
}

async function readOption(step: KnownStep, option: OptionArgument, { env }: Terminal): Promise<string> {
  const { name, value, from } = option;
  const specs = step.declared.options;
  const kind = Object.hasOwn(specs, name) ? specs[name]?.kind : undefined;
  if (value === undefined && kind !== undefined && kind !== 'flag') {
    throw new UsageError(`${nameOf(step)}: --${name} needs a value: --${name}=…`, `handy help ${step.tool}`);
  }
  if (value === undefined || from === 'argument') return value ?? '';
  if (from === 'environment') {
    const found = env[value];
    if (found === undefined) throw new Failure(`There is no environment variable “${value}”.`);
    return found;
  }
  const text = await readText(value);
  // Editors and `echo` end a file with a line break that is no part of a password.
  return kind === 'secret' ? text.replace(/\r?\n$/, '') : text;
}

/** Text and data exactly as they are; on a terminal, a text without an end of line gets one. */
async function writeResult(result: Flowing, { stdout }: Terminal): Promise<void> {
  if (result.kind === 'none') return;
  if (result.kind === 'file') {
    for await (const piece of result.value.stream()) await write(stdout, piece);
    return;
  }
  const bytes = (await convert(result, 'bytes')) as Uint8Array; // what `convert` gives for this kind
  await write(stdout, bytes);
  const endsLine = bytes.at(-1) === '\n'.charCodeAt(0);
  if (stdout.isTTY === true && result.kind !== 'bytes' && !endsLine) await write(stdout, '\n');
}
