import {
  isEmptyText,
  operand,
  resultToShow,
  useExample,
  useFieldError,
  useInput,
  useOperation,
  useOptions,
} from '#kit';
import { convert } from './operations.ts';
import type { Unit } from './units.ts';

/** The value as typed last, in whichever field, and the same value in the other units. */
export function useUnits() {
  const fieldError = useFieldError();
  const [typed, setTyped] = useInput('convert');
  const { values, set } = useOptions(convert);
  const state = useOperation(convert, operand(typed), values, { enabled: !isEmptyText(typed) });
  const shown = resultToShow(state);
  const loadExample = useExample(convert, ({ input, options }) => {
    set({ from: 'first', ...options });
    setTyped(String(input));
  });
  return {
    notes: shown?.notes ?? [],
    loadExample,
    /** What the field of a unit shows, and what typing into it does. */
    fieldOf: (unit: Unit) => {
      const isTyped = unit === values.from;
      return {
        value: isTyped ? (typeof typed === 'string' ? typed : typed.head) : (shown?.value[unit] ?? ''),
        onChange: (text: string) => {
          set({ from: unit });
          setTyped(text);
        },
        ...fieldError(isTyped && state.is === 'failed' ? state.error : undefined),
      };
    },
  };
}
