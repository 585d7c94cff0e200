import { useMessages } from '../context/tool-context.ts';
import { TextField, type TextFieldProps } from '../parts/text-field.tsx';
import styles from './picture.module.css';

/** What a text option is bound to. */
export type BoundText = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'name' | 'error'>;

/** A color as hex digits, the browser’s picker, and a slider for its opacity. Its words are those of the topic `pictures`. */
export function ColorField({ value, label, onChange, name, error }: BoundText) {
  const t = useMessages<Record<string, string>>();
  const [, digits = '000000', alpha = 'ff'] = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(value) ?? [];
  const change = (color: string, opacity: number) => {
    const pair = Math.round(opacity * 2.55)
      .toString(16)
      .padStart(2, '0');
    onChange(pair === 'ff' ? color : color + pair);
  };
  const percent = Math.round(parseInt(alpha, 16) / 2.55);
  return (
    <fieldset className={styles['color']}>
      <TextField label={label} value={value} onChange={onChange} name={name ?? ''} error={error} clearable={false} />
      <input
        type="color"
        className={styles['swatch']}
        aria-label={label}
        value={`#${digits}`}
        onChange={(event) => change(event.target.value, percent)}
      />
      <input
        type="range"
        className={styles['opacity']}
        aria-label={t('opacity', { color: label })}
        title={t('opacity', { color: label })}
        min={0}
        max={100}
        value={percent}
        onChange={(event) => change(`#${digits}`, Number(event.target.value))}
      />
    </fieldset>
  );
}
