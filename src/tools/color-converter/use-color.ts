import { useState } from 'react';
import { isEmptyText, lastGood, operand, useFieldError, useInput, useOperation, useOptions } from '#kit';
import type { Format } from './formats.ts';
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
  const shown = lastGood(state);
  const text = typeof value === 'string' ? value : value.head;
  const error = state.is === 'failed' ? state.error : undefined;
  return {
    text,
    option,
    shown,
    hasFailed: error !== undefined,
    /** In whose field it was typed last; none is that of any color. */
    active,
    write: (typed: string, format?: Format) => {
      setValue(typed);
      setActive(format);
    },
    /** The text in the field of a form. */
    textIn: (format: Format) => (format === active ? text : (shown?.value.forms[format] ?? '')),
    errorOf: (format: Format | undefined) => fieldError(format === active ? error : undefined),
  };
}

export type ColorInUse = ReturnType<typeof useColor>;
