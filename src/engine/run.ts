import { platformSources, type Sources } from '#lib/sources';
import { ToolError, type Note, type Params, type Where } from './error.ts';
import { codeLimit } from './limits.ts';
import { missingOption, type AnyOperation, type RunContext } from './operation.ts';
import { refuseLong } from './options.ts';
import { decodeUtf8 } from './utf8.ts';

export interface Outcome {
  readonly output: unknown;
  readonly notes: readonly Note[];
}

export interface Run {
  /** `tool/operation`, by which the worker finds it. */
  readonly name: { readonly tool: string; readonly operation: string };
  readonly operation: AnyOperation;
  /** A value of the operation's kind; a Blob stands for a text that is too large to hold. */
  readonly input: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}

/** Runs the body here, collecting notes. Where the JavaScript engine gives up, it rejects with a `ToolError` too. Shared by the page's thread, the worker and the command line. */
export async function runHere(
  operation: AnyOperation,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  {
    signal,
    sources = platformSources,
    progress = () => undefined,
    limited = (part) => part(),
  }: { signal: AbortSignal; sources?: Sources; progress?: RunContext['progress']; limited?: RunContext['limited'] },
): Promise<Outcome> {
  const notes: Note[] = [];
  const note = (code: string, params: Params = {}, where: Where = {}) => void notes.push({ code, params, where });
  try {
    const missing = missingOption(operation, options);
    if (missing !== undefined) throw new ToolError('engine.optionMissing', { option: missing }, { option: missing });
    const given: unknown =
      operation.input === 'text' && input instanceof Blob
        ? decodeUtf8(new Uint8Array(await input.arrayBuffer()))
        : input;
    if (typeof given === 'string') refuseLong(given, operation.maxLength ?? Infinity);
    signal.throwIfAborted();
    const output: unknown = await operation.run(given, options, { signal, sources, progress, note, limited });
    signal.throwIfAborted();
    return { output, notes };
  } catch (error) {
    throw codeLimit(error);
  }
}
