import type { Kind, Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import { nameOfOperation, useTool } from '../context/tool-context.ts';
import { useExample } from './use-example.ts';
import { useMounted } from './use-mounted.ts';
import { useOperation, type ResultOf, type RunState } from './use-operation.ts';
import { useOptionErrors, useOptions, type OptionState } from './use-options.ts';

export interface FieldsInUse<S extends OptionSpecs, R> extends OptionState<S> {
  readonly name: string;
  /** 'empty' until all that is required is there. */
  readonly state: RunState<ResultOf<R>> & { readonly cancel: () => void };
  readonly loadExample: () => void;
}

interface Settings {
  /** Changes to run again with the same fields. */
  readonly turn?: number;
  /** Keeps the fields in the address bar while the user works. */
  readonly syncUrl?: boolean;
}

/** An operation on several fields, which are its options: it runs when those that it requires are filled. */
export function useFields<O extends Kind, S extends OptionSpecs, R>(
  operation: Operation<'none', O, S, R>,
  { turn = 0, syncUrl = false }: Settings = {},
): FieldsInUse<S, R> {
  const name = nameOfOperation(useTool(), operation);
  const isMounted = useMounted();
  const options = useOptions(operation, { syncUrl });
  const { values, set, error } = options;
  const state = useOperation(operation, undefined, values, { enabled: isMounted, turn, optionError: error });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(operation, (example) => set((example.options ?? {}) as Parameters<typeof set>[0]));
  return { ...options, name, option, state, loadExample };
}
