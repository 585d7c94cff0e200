import { useState } from 'react';
import {
  isEmptyText,
  lastGood,
  ofInput,
  operand,
  useExample,
  useFieldError,
  useInput,
  useMounted,
  useNow,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type { Format } from './formats.ts';
import { convert } from './operations.ts';

/** The moment of the page: as typed last, in whichever field that was; now while nothing is typed. */
export function useMoment() {
  const fieldError = useFieldError();
  const isMounted = useMounted();
  const [value, setValue] = useInput('convert');
  const [active, setActive] = useState<Format>();
  const [isPaused, setPaused] = useState(false);
  const options = useOptions(convert);
  const isNow = isEmptyText(value);
  const now = useNow(isNow && !isPaused);
  const from = isNow ? 'milliseconds' : (active ?? options.values.from);
  const state = useOperation(
    convert,
    isNow ? String(now) : operand(value),
    { from, zone: options.values.zone },
    { enabled: isMounted && (!isNow || now !== undefined) },
  );
  const shown = lastGood(state);
  const text = typeof value === 'string' ? value : value.head;
  const failure = state.is === 'failed' ? state.error : undefined;
  const write = (typed: string, format?: Format) => {
    setValue(typed);
    setActive(typed === '' ? undefined : format);
  };
  const loadExample = useExample(convert, (example) => {
    write(String(example.input));
    options.set({ from: 'auto', ...example.options });
  });
  return {
    text,
    option: useOptionErrors(options, failure),
    shown,
    isNow,
    /** The input itself is wrong, not one of the forms that were typed over. */
    isInputWrong: failure !== undefined && active === undefined,
    isPaused,
    setPaused,
    write,
    loadExample,
    textIn: (format: Format) => (format === active ? text : (shown?.value.forms[format] ?? '')),
    errorOf: (format: Format | undefined) => fieldError(format === active ? ofInput(failure) : undefined),
  };
}

export type MomentInUse = ReturnType<typeof useMoment>;
