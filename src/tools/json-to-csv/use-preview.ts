import { lastGood, operand, useOperation, type RunState, type TextValue } from '#kit';
import type { Values } from '#engine/options';
import type { Preview } from './logic.ts';
import { preview } from './operations.ts';

/** The beginning of the table, while there is one. */
export function usePreview(
  input: TextValue,
  options: Values<typeof preview.options>,
  { is }: RunState<TextValue>,
): Preview | undefined {
  const state = useOperation(preview, operand(input), options, { enabled: is === 'done' || is === 'running' });
  return lastGood(state)?.value;
}
