import { useState } from 'react';
import type { Note } from '#engine/error';
import { isEmptyText, operand, useFieldError, useInput, useOperation, useOptions } from '#kit';
import type { Format } from './formats.ts';
import type { ColorFacts } from './logic.ts';
import { convert } from './operations.ts';

/** The color of the page: as typed last, in whichever field that was, and what it is in the others. */
export function useColor() {
  const fieldError = useFieldError();
  const [value, setValue] = useInput('convert', '#1ea54c');
  const [active, setActive] = useState<Format>();
  const { option, values } = useOptions(convert);
  const { from, legacy } = values;
  const state = useOperation(
    convert,
    operand(value),
    { from: active ?? from, legacy },
    { enabled: !isEmptyText(value) },
  );
  // A field that is wrong leaves the others as they were.
  const [good, setGood] = useState<{ readonly value: ColorFacts; readonly notes: readonly Note[] }>();
  if (state.is === 'done' && state.value !== good?.value) setGood({ value: state.value, notes: state.notes });
  const shown = isEmptyText(value) ? undefined : good;
  const text = typeof value === 'string' ? value : value.head;
  const error = state.is === 'failed' ? state.error : undefined;
  return {
    text,
    option,
    shown,
    write: (typed: string, format?: Format) => {
      setValue(typed);
      setActive(format);
    },
    /** The input itself is wrong, not one of the forms that were typed over. */
    isInputWrong: error !== undefined && active === undefined,
    /** What the field of a form shows. */
    textIn: (format: Format) => (format === active ? text : (shown?.value.forms[format] ?? '')),
    errorOf: (format: Format | undefined) => fieldError(format === active ? error : undefined),
  };
}

export type ColorInUse = ReturnType<typeof useColor>;
