import type { ToolError } from '#engine/error';
import type { FieldProps } from '../parts/field.tsx';
import { useExplain } from '../context/tool-context.ts';

/** The error if it is about the input itself; one that names an option is shown at that option. */
export const ofInput = (error: ToolError | undefined): ToolError | undefined =>
  error?.where.option === undefined ? error : undefined;

/** A field's part of an error: its words and the place in the field's text. */
export function useFieldError(): (error: ToolError | undefined) => Pick<FieldProps, 'error' | 'errorAt'> {
  const explain = useExplain();
  return (error) => ({ error: error && explain(error), errorAt: error?.where.at });
}
