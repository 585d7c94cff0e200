import { operand, useOperation, type BindOption, type RunState, type TextValue } from '#kit';
import type { Preview } from './logic.ts';
import { preview, type convert } from './operations.ts';

/** The beginning of the table, while there is one. */
export function usePreview(
  input: TextValue,
  option: BindOption<typeof convert.options>,
  { is }: RunState<TextValue>,
): Preview | undefined {
  const state = useOperation(
    preview,
    operand(input),
    {
      path: option('path').value,
      nested: option('nested').value,
      columns: option('columns').value,
      separator: option('separator').value,
      header: option('header').value,
      quoteAll: option('quoteAll').value,
      nulls: option('nulls').value,
      lineEnd: option('lineEnd').value,
      byteOrderMark: option('byteOrderMark').value,
      formulaGuard: option('formulaGuard').value,
      numbersAsText: option('numbersAsText').value,
    },
    { enabled: is === 'done' || is === 'running' },
  );
  return state.is === 'done' ? state.value : state.is === 'running' ? state.last?.value : undefined;
}
