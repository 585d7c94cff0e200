import { printJson } from '#lib/print-json';
import { ToolError, type Note } from './error.ts';
import { codeLimit } from './limits.ts';
import { readGiven } from './needs.ts';
import { runHere, type Run } from './run.ts';
import type { AnyOperation, Kind, Kinds } from './operation.ts';
import { findOperation } from './registry.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

export interface Step {
  readonly tool: string;
  readonly operation: string;
  /** Those that somebody gave, and loose: checked by the operation's option specs. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A value together with its kind. */
export type Flowing = { readonly [K in Kind]: { readonly kind: K; readonly value: Kinds[K] } }[Kind];

/** Writes a value as the other kind: text and bytes are UTF-8 of each other, json is its text. Throws `ToolError`. */
export async function convert(flowing: Flowing, kind: Kind): Promise<unknown> {
  if (flowing.kind === kind) return flowing.value;
  if (kind === 'none') return undefined;
  switch (flowing.kind) {
    case 'none':
      throw new ToolError('engine.inputMissing');
    case 'text':
      return fromText(flowing.value, kind);
    case 'bytes':
      return kind === 'file'
        ? new Blob([flowing.value as Uint8Array<ArrayBuffer>])
        : fromText(decodeUtf8(flowing.value), kind);
    case 'file': {
      const bytes = new Uint8Array(await flowing.value.arrayBuffer());
      return kind === 'bytes' ? bytes : fromText(decodeUtf8(bytes), kind);
    }
    case 'json':
      return fromText(printJson(flowing.value), kind);
  }
}

function fromText(text: string, kind: Exclude<Kind, 'none'>): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'bytes':
      return encodeUtf8(text);
    case 'file':
      return new Blob([encodeUtf8(text)]);
    case 'json':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new ToolError('engine.notJson');
      }
  }
}

/** A step failed in an expected way. */
export class StepError extends Error {
  constructor(
    readonly step: Step,
    /** Counted from 1. */
    readonly position: number,
    override readonly cause: ToolError,
  ) {
    super(cause.code);
  }
}

const runStepHere = ({ operation, input, options, signal }: Run) => runHere(operation, input, options, { signal });

/** Runs steps one after another, each fed with the result of the one before. Rejects with `StepError` or a bug. */
export async function runPipeline(
  steps: readonly Step[],
  input: Flowing,
  {
    signal = new AbortController().signal,
    runStep = runStepHere,
  }: { signal?: AbortSignal; runStep?: typeof runStepHere } = {},
): Promise<{ result: Flowing; notes: readonly (Note & { tool: string })[] }> {
  let flowing = input;
  const notes: (Note & { tool: string })[] = [];
  for (const [index, step] of steps.entries()) {
    const operation: AnyOperation = await findOperation(step.tool, step.operation);
    try {
      const { values: options, notes: said } = readGiven(operation, step.options);
      const given = await convert(flowing, operation.input as Kind);
      const name = { tool: step.tool, operation: step.operation };
      const outcome = await runStep({ name, operation, input: given, options, signal });
      flowing = { kind: operation.output as Kind, value: outcome.output } as Flowing;
      notes.push(...[...said, ...outcome.notes].map((note) => ({ ...note, tool: step.tool })));
    } catch (thrown) {
      const error = codeLimit(thrown);
      throw error instanceof ToolError ? new StepError(step, index + 1, error) : error;
    }
  }
  return { result: flowing, notes };
}
