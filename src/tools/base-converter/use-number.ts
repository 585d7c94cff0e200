import { useState } from 'react';
import { isEmptyText, operand, resultToShow, useFieldError, useInput, useOperation, useOptions } from '#kit';
import { convert } from './operations.ts';

/** The number of the page: as typed last, in whichever field that was, and what it is in the others. */
export function useNumber() {
  const fieldError = useFieldError();
  const [value, setValue] = useInput('convert', '42');
  /** The base of the field that is typed into; undefined while that is the first field. */
  const [active, setActive] = useState<number>();
  const { option, values, set, error: optionError } = useOptions(convert);
  const state = useOperation(convert, operand(value), values, { enabled: !isEmptyText(value), optionError });
  const shown = resultToShow(state);
  const error = state.is === 'failed' && optionError === undefined ? state.error : undefined;
  const text = typeof value === 'string' ? value : value.head;
  return {
    text,
    option,
    set,
    state,
    shown,
    /** Takes what is typed into the field of a base, or into the first field. */
    write: (typed: string, base?: number) => {
      setValue(typed);
      setActive(base);
      if (base !== undefined) set({ from: base });
    },
    /** The text in the field of a base. */
    textIn: (base: number) =>
      base === active ? text : (shown?.value.bases.find((item) => item.base === base)?.text ?? ''),
    isActive: (base: number) => base === active,
    errorOf: (base: number | undefined) => fieldError(base === active ? error : undefined),
  };
}

export type NumberInUse = ReturnType<typeof useNumber>;
