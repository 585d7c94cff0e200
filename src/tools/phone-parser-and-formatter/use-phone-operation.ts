import type { Kind, Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { isEmptyText, ofInput, operand, useExample, useInput, useOperation, useOptionErrors, useOptions } from '#kit';
import { useBrowserCountry } from './use-countries.ts';

/**
 * An operation on text, as `useTextOperation`. The country is the browser's until one is chosen, and calls come from it
 * until another one is.
 */
export function usePhoneOperation<O extends Kind, S extends OptionSpecs, R>(
  name: string,
  operation: Operation<'text', O, S, R>,
) {
  const [value, setValue] = useInput(name);
  const options = useOptions(operation);
  const here = useBrowserCountry();
  const chosen = options.values as { readonly country: string; readonly from?: string };
  const country = chosen.country === '' ? here : chosen.country;
  const home = country === 'none' ? here : country;
  const from = chosen.from === '' ? home : chosen.from;
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
