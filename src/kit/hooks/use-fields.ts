import { missingOption, type AnyOperation, type Kind, type Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { nameOfOperation, useTool } from '../context/tool-context.ts';
import { useExample } from './use-example.ts';
import { useMounted } from './use-mounted.ts';
import { useOperation, type ResultOf, type RunState } from './use-operation.ts';
import { useOptionErrors, useOptions, type BindOption, type OptionState } from './use-options.ts';

export interface FieldsInUse<S extends OptionSpecs, R> {
  readonly name: string;
  readonly option: BindOption<S>;
  readonly set: OptionState<S>['set'];
  readonly values: Values<S>;
  /** 'empty' until all that is required is there. */
  readonly state: RunState<ResultOf<R>> & { readonly cancel: () => void };
  readonly loadExample: () => void;
}

/** An operation on several fields, which are its options: it runs when those that it requires are filled. */
export function useFields<O extends Kind, S extends OptionSpecs, R>(
  operation: Operation<'none', O, S, R>,
): FieldsInUse<S, R> {
  const name = nameOfOperation(useTool(), operation);
  const isMounted = useMounted();
  const options = useOptions(operation);
  const { values, set } = options;
  const enabled = isMounted && missingOption(operation as AnyOperation, values) === undefined;
  const state = useOperation(operation, undefined, values, { enabled, optionError: options.error });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(operation, (example) => set((example.options ?? {}) as Parameters<typeof set>[0]));
  return { name, option, set, values, state, loadExample };
}
