import {
  isEmptyText,
  operand,
  resultToShow,
  useExample,
  useFieldError,
  useInput,
  useIntlLanguage,
  useOperation,
  useOptions,
} from '#kit';
import { convert } from './operations.ts';
import { SIGNS, type ScaleId } from './scale-names.ts';

/** Keeps the place of a formula. */
const NO_FORMULA = '\u00a0';

/** The temperature as typed last, in whichever field, and the same one on the other scales. */
export function useTemperature() {
  const fieldError = useFieldError();
  const language = useIntlLanguage();
  const [typed, setTyped] = useInput('convert', '20');
  const { option, values, set } = useOptions(convert);
  const state = useOperation(convert, operand(typed), values, { enabled: !isEmptyText(typed) });
  const shown = resultToShow(state);
  const loadExample = useExample(convert, ({ input, options }) => {
    set({ from: 'celsius', kind: 'temperature', ...options });
    setTyped(String(input));
  });
  const text = typeof typed === 'string' ? typed : typed.head;
  const mark = new Intl.NumberFormat(language).format(1.5).charAt(1);
  /** No groups: somebody may type on in this number. */
  const inLanguage = (written: string) => written.replaceAll('.', mark);
  return {
    option,
    /** A mark that is the page's own is not in doubt. */
    notes: (shown?.notes ?? []).filter(
      ({ code, params }) => code !== 'note.mark' || inLanguage(String(params['value'])) !== params['number'],
    ),
    loadExample,
    /** The scale of the field that was typed into. */
    typedOn: values.from,
    /** What the field of a scale shows, and what typing into it does. */
    fieldOf: (scale: ScaleId) => {
      const reading = shown?.value.scales.find((item) => item.scale === scale);
      const isTyped = scale === values.from;
      const written = reading && `${reading.exact ? '=' : '≈'} ${inLanguage(reading.value)} ${SIGNS[scale]}`;
      const how = reading && inLanguage(reading.formula.replace('=', reading.exact ? '=' : '≈'));
      return {
        value: isTyped ? text : inLanguage(reading?.value ?? ''),
        copy: reading?.value,
        hint: (isTyped && shown?.value.from !== scale ? written : how) || NO_FORMULA,
        onChange: (next: string) => {
          set({ from: scale });
          setTyped(next);
        },
        ...fieldError(isTyped && state.is === 'failed' ? state.error : undefined),
      };
    },
  };
}
