import { useEffect, useState } from 'react';
import { ToolError, type Note } from '#engine/error';
import { belongsInWorker, execute, sizeOf } from '#engine/execute';
import { type LargeText } from '#engine/large-text';
import { missingOption, type AnyOperation, type Kind, type Kinds, type Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { keepWorkerReady } from '#engine/worker-pool';
import { nameOfOperation, useTool, type ToolInUse } from '../context/tool-context.ts';
import { createScheduler, type Weight } from './scheduler.ts';

/** A text as the page holds it: itself, or (when it is large) its beginning and a Blob. */
export type TextValue = string | LargeText;
export type ResultOf<R> = R extends string ? TextValue : R;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type RunState<R> =
  /** Nothing to run on. */
  | { readonly is: 'empty' }
  /** `progress` is absent for the first 300 ms, so that quick work does not flicker. */
  | {
      readonly is: 'running';
      readonly progress: Progress | undefined;
      readonly slow: boolean;
      readonly last: Done<R> | undefined;
    }
  | Done<R>
  | { readonly is: 'failed'; readonly error: ToolError }
  | { readonly is: 'cancelled' };

export interface Done<R> {
  readonly is: 'done';
  readonly value: R;
  readonly notes: readonly Note[];
}

/** Up to this size (UTF-16 units or bytes) a result is there before the page is painted again, without a state between. */
const LIGHT = 4096;

interface Settings {
  /** False: there is nothing to run on, the state is 'empty', as it is while a required option is. */
  readonly enabled?: boolean;
  /** Changes to run again with the same input: a refresh button counts up. */
  readonly turn?: number;
  /** The options could not be read: the state is 'failed' with this. */
  readonly optionError?: ToolError | undefined;
  /** The run of a result that matters more: this one begins when that one has ended, and takes nothing away from it. */
  readonly after?: { readonly is: RunState<unknown>['is'] };
}

/**
 * Runs an operation whenever its input or options change; the newest run wins and older ones are aborted. Heavy work
 * waits while somebody types. A bug in the operation is thrown while rendering, for the error
 * boundary.
 */
export function useOperation<I extends Kind, O extends Kind, S extends OptionSpecs, R>(
  operation: Operation<I, O, S, R>,
  input: Kinds[I] | Blob,
  options: Values<S>,
  { enabled = true, turn = 0, optionError, after }: Settings = {},
): RunState<ResultOf<R>> & { readonly cancel: () => void } {
  const tool = useTool();
  const [state, setState] = useState<RunState<ResultOf<R>>>({ is: 'empty' });
  const [scheduler] = useState(createScheduler);
  const stableOptions = useShallowStable(options);
  const isReady = enabled && missingOption(operation as AnyOperation, options) === undefined;
  const isSecond = after !== undefined;
  const waits = after?.is === 'running';

  // The first run should not have to wait for the network. A worker loads its own code; here it would only cost time.
  useEffect(() => {
    if (operation.place !== 'worker') void operation.preload().catch(() => undefined);
  }, [operation]);
  useReadyWorker(tool, operation as AnyOperation);
  useEffect(() => {
    if (!isReady) return setState((before) => (before.is === 'empty' ? before : { is: 'empty' }));
    if (optionError !== undefined) return setState({ is: 'failed', error: optionError });
    const onRunning = () =>
      setState((before) => ({ is: 'running', progress: undefined, slow: false, last: lastGood(before) }));
    if (waits) return onRunning();
    const whileRunning = (change: { slow: true } | { progress: Progress }) =>
      setState((now) => (now.is === 'running' ? { ...now, ...change } : now));
    const run = async (signal: AbortSignal) => {
      try {
        const outcome = await execute({
          name: { tool: tool.id, operation: nameOfOperation(tool, operation as AnyOperation) },
          operation: operation as AnyOperation,
          input,
          options: stableOptions,
          signal,
          progress: (done, total) => {
            if (!signal.aborted) whileRunning({ progress: { done, total } });
          },
        });
        if (!signal.aborted) setState({ is: 'done', value: outcome.output as ResultOf<R>, notes: outcome.notes });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ToolError) setState({ is: 'failed', error });
        else
          setState(() => {
            throw error;
          });
      }
    };
    const weight = weightOf(operation as AnyOperation, input, stableOptions);
    scheduler.schedule({ weight, isSecond, run, onRunning, onSlow: () => whileRunning({ slow: true }) });
    return () => scheduler.stop();
    // An option error is rebuilt at each rendering; its code and option tell it apart.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [
    scheduler,
    tool,
    operation,
    input,
    stableOptions,
    isReady,
    turn,
    isSecond,
    waits,
    optionError?.code,
    optionError?.where.option,
  ]);

  const cancel = () => {
    scheduler.stop();
    setState({ is: 'cancelled' });
  };
  return { ...state, cancel };
}

function weightOf(operation: AnyOperation, input: unknown, options: Readonly<Record<string, unknown>>): Weight {
  if (belongsInWorker({ operation, input, options })) return 'heavy';
  return sizeOf(input) <= LIGHT ? 'light' : 'medium';
}

/**
 * From when somebody acts on the page's fields, so that a large input finds a worker that has started. The focus says nothing:
 * the page puts it into a field when it opens.
 */
function useReadyWorker(tool: ToolInUse, operation: AnyOperation) {
  useEffect(() => {
    if (operation.place === 'main' || operation.input === 'none' || operation.input === 'json') return;
    const name = { tool: tool.id, operation: nameOfOperation(tool, operation) };
    let end: (() => void) | undefined;
    const stop = new AbortController();
    const begin = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-input]') === null) return;
      stop.abort();
      end = keepWorkerReady(name);
    };
    for (const type of ['pointerdown', 'keydown', 'paste', 'dragenter'])
      document.addEventListener(type, begin, { signal: stop.signal });
    return () => {
      stop.abort();
      end?.();
    };
  }, [tool, operation]);
}

/** The newest result there is, however long its successor takes. */
export function lastGood<R>(state: RunState<R>): Done<R> | undefined {
  if (state.is === 'done') return state;
  return state.is === 'running' ? state.last : undefined;
}

/** The result to show: the last one stays while its successor is quick, and gives way to the progress when it is slow. */
export const resultToShow = <R>(state: RunState<R>): Done<R> | undefined =>
  state.is === 'running' && state.slow ? undefined : lastGood(state);

/** The same object as long as its members are the same. */
function useShallowStable<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  const keys = Object.keys(value) as (keyof T)[];
  const isSame = keys.length === Object.keys(kept).length && keys.every((key) => Object.is(value[key], kept[key]));
  if (isSame) return kept;
  setKept(value);
  return value;
}
