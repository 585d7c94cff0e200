import type { ToolError } from '#engine/error';
import type { FieldProps } from '../parts/field.tsx';
import { useExplain, useProblemWords } from '../context/tool-context.ts';

/** The error if it is about the input itself; one that names an option stands at that option. */
export const ofInput = (error: ToolError | undefined): ToolError | undefined =>
  error?.where.option === undefined ? error : undefined;

/**
 * What a field takes of an error: its words and the place in the field's text. The field marks the place; a line is named
 * only where there are several.
 */
export function useFieldError(): (error: ToolError | undefined) => Pick<FieldProps, 'error' | 'errorAt'> {
  const explain = useExplain();
  const wordsOf = useProblemWords();
  return (error) => {
    if (error === undefined) return { error: undefined };
    const { at } = error.where;
    return { error: at === undefined || at.line === 1 ? wordsOf(error) : explain(error), errorAt: at };
  };
}
