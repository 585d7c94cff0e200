import { operand, useOperation, useOptions, type TextValue } from '#kit';
import type { Format } from './formats.ts';
import { convertLines } from './operations.ts';

/** Dates one per line, read as a single one would be, in the form that is chosen for all. */
export function useLines(
  value: TextValue,
  { from, zone }: { readonly from: Format | 'auto'; readonly zone: string },
  enabled: boolean,
) {
  const { option, values } = useOptions(convertLines);
  const state = useOperation(convertLines, operand(value), { from, zone, to: values.to }, { enabled });
  return { state, to: option('to') };
}
