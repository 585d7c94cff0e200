import { useState } from 'react';
import type { ToolError } from '#engine/error';
import type { Format } from '#engine/format';
import { writtenFormat } from '#engine/meaning';
import type { Kind, Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { nameOfOperation, useTool } from '../context/tool-context.ts';
import { useExample } from './use-example.ts';
import { ofInput } from './use-field-error.ts';
import { isEmptyText, operand, useInput, type TextState } from './use-input.ts';
import { useOperation, type ResultOf, type RunState, type TextValue } from './use-operation.ts';
import { useOptionErrors, useOptions, type BindOption, type OptionState } from './use-options.ts';

export interface TextOperation<S extends OptionSpecs, R> {
  readonly name: string;
  readonly value: TextValue;
  readonly setValue: (value: TextValue) => void;
  readonly option: BindOption<S>;
  readonly set: OptionState<S>['set'];
  readonly values: Values<S>;
  /** The format of the result with these options. */
  readonly format: Format | undefined;
  readonly state: RunState<ResultOf<R>> & { readonly cancel: () => void };
  /** What is wrong with the text itself; an error that names an option stands at that option. */
  readonly inputError: ToolError | undefined;
  readonly loadExample: () => void;
  /** Runs again with the same text, where what it needs could not be had. */
  readonly retry: () => void;
}

/**
 * An operation on one text that runs as the text and its options change, and can be filled from its example.
 * `start` and `isLinked` are those of `useInput`.
 */
export function useTextOperation<O extends Kind, S extends OptionSpecs, R>(
  operation: Operation<'text', O, S, R>,
  start?: string | TextState,
  isLinked?: boolean,
): TextOperation<S, R> {
  return useTextOperationWith(operation, useOptions(operation), start, isLinked);
}

/** The same with options that other tabs share. While `isOn` is false it does not run. */
export function useTextOperationWith<O extends Kind, S extends OptionSpecs, R>(
  operation: Operation<'text', O, S, R>,
  options: OptionState<S>,
  start?: string | TextState,
  isLinked?: boolean,
  isOn = true,
): TextOperation<S, R> {
  const name = nameOfOperation(useTool(), operation);
  const [value, setValue] = useInput(name, start, isLinked);
  const [turn, setTurn] = useState(0);
  const state = useOperation(operation, operand(value), options.values, {
    enabled: isOn && !isEmptyText(value),
    turn,
    optionError: options.error,
  });
  const loadExample = useExample(operation, (example) => {
    setValue(String(example.input));
    options.set((example.options ?? {}) as Parameters<typeof options.set>[0]);
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  return {
    name,
    value,
    setValue,
    option,
    set: options.set,
    values: options.values,
    format: writtenFormat(operation, options.values),
    state,
    inputError: ofInput(error),
    loadExample,
    retry: () => setTurn(turn + 1),
  };
}
