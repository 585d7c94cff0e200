import {
  isEmptyText,
  lastGood,
  operand,
  useExample,
  useFieldError,
  useInput,
  useIntlLanguage,
  useOperation,
  useOptions,
} from '#kit';
import { convert } from './operations.ts';
import type { ScaleId } from './scales.ts';

/** The temperature of the page: as typed last, in whichever row that was, and what it is in the others. */
export function useTemperature() {
  const fieldError = useFieldError();
  const language = useIntlLanguage();
  const [value, setValue] = useInput('convert', '20');
  const { option, values, set, error: optionError } = useOptions(convert);
  const state = useOperation(convert, operand(value), values, { enabled: !isEmptyText(value), optionError });
  const loadExample = useExample(convert, ({ input, options }) => {
    setValue(String(input));
    set({ from: 'celsius', kind: 'temperature', ...options });
  });
  const text = typeof value === 'string' ? value : value.head;
  const shown = lastGood(state);
  const mark = new Intl.NumberFormat(language).format(1.5).charAt(1);
  return {
    option,
    state,
    shown,
    /** The row that is typed into. */
    active: values.from,
    loadExample,
    write: (typed: string, scale: ScaleId) => {
      setValue(typed);
      set({ from: scale });
    },
    /** A number or formula with the decimal mark of the page's language, which the rows read, too. */
    inLanguage: (written: string) => written.replaceAll('.', mark),
    textIn: (scale: ScaleId) =>
      scale === values.from ? text : (shown?.value.scales.find((reading) => reading.scale === scale)?.value ?? ''),
    errorOf: (scale: ScaleId) => (scale === values.from && state.is === 'failed' ? fieldError(state.error) : {}),
  };
}

export type Temperature = ReturnType<typeof useTemperature>;
