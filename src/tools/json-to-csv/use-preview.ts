import { lastGood, operand, useOperation, type RunState, type TextValue } from '#kit';
import type { Values } from '#engine/options';
import type { Preview } from './logic.ts';
import { preview } from './operations.ts';

/** The beginning of the table, while there is one. It reads the whole text again, so it waits for the result. */
export function usePreview(
  input: TextValue,
  options: Values<typeof preview.options>,
  after: RunState<TextValue>,
): Preview | undefined {
  const enabled = after.is === 'done' || after.is === 'running';
  return lastGood(useOperation(preview, operand(input), options, { enabled, after }))?.value;
}
