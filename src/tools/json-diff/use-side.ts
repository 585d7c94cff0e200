import type { ToolError } from '#engine/error';
import { isEmptyText, operand, useInput, useOperation, usePlainText, type TextValue } from '#kit';
import { check } from './operations.ts';

/** One of the two documents, as the user entered it. */
export interface Side {
  readonly value: TextValue;
  readonly setValue: (value: TextValue) => void;
  /** The value as a string; empty while a large one is being read. */
  readonly text: string;
  /** The error of this side alone. */
  readonly error: ToolError | undefined;
  readonly canBeCompared: boolean;
}

/** The side whose text is the input of this name. */
export function useSide(name: string): Side {
  const [value, setValue] = useInput(name);
  const text = usePlainText(value);
  const isBlank = isEmptyText(value) || (typeof value === 'string' && value.trim() === '');
  const state = useOperation(check, operand(value), {}, { enabled: !isBlank });
  const error = state.is === 'failed' ? state.error : undefined;
  const canBeCompared = !isBlank && error === undefined && text !== undefined;
  return { value, setValue, text: text ?? '', error, canBeCompared };
}
