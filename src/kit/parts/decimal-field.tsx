import { hasDoubtfulMark } from '#lib/typed-number';
import { useCommonMessages } from '../settings/language.ts';
import { useFormatNumber } from '../text/format-number.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface DecimalFieldProps extends Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'placeholder' | 'size' | 'inline' | 'tools'
> {
  /** The number that was read, in plain digits; empty where there is none. */
  readonly value: string;
  /** The text as typed, which may be wrong. */
  readonly raw: string;
  readonly onChange: (raw: string) => void;
}

/** A number with a fraction, as people type it. Where its mark may be meant otherwise, it says how it is read. */
export function DecimalField({ value, raw, hint, ...rest }: DecimalFieldProps) {
  const t = useCommonMessages();
  const format = useFormatNumber();
  const shown = value === '' ? '' : format(value);
  const isDoubtful = hasDoubtfulMark(raw) && shown !== raw.trim();
  return (
    <TextField
      {...rest}
      value={raw}
      hint={isDoubtful ? t('readAs', { value: shown }) : hint}
      inputMode="decimal"
      code={false}
    />
  );
}
