import type { Kind, Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import {
  isEmptyText,
  ofInput,
  operand,
  useExample,
  useInput,
  useOperation,
  useOptionErrors,
  type OptionState,
} from '#kit';
import { useBrowserCountry } from './use-browser-country.ts';

/**
 * An operation on the input `name`, as `useTextOperation` runs it. The country is the browser's until one is chosen, and
 * calls come from that country until another one is.
 */
export function usePhoneOperation<O extends Kind, S extends OptionSpecs, R>(
  name: string,
  operation: Operation<'text', O, S, R>,
  options: OptionState<S>,
) {
  const [value, setValue] = useInput(name);
  const here = useBrowserCountry();
  const chosen = options.values as { readonly country: string; readonly from?: string };
  const country = chosen.country === '' ? here : chosen.country;
  const from = chosen.from === '' ? (country === 'none' ? here : country) : chosen.from;
  const values = { ...options.values, country, ...(from !== undefined && { from }) } as Values<S>;
  const state = useOperation(operation, operand(value), values, {
    enabled: !isEmptyText(value),
    optionError: options.error,
  });
  const loadExample = useExample(operation, (example) => {
    setValue(String(example.input));
    options.set((example.options ?? {}) as Parameters<typeof options.set>[0]);
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  return { value, setValue, values, option, state, inputError: ofInput(error), loadExample };
}
