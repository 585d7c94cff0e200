import { readColor } from '#lib/hex-color';
import { useMessages } from '../context/tool-context.ts';
import { TextField, type TextFieldProps } from '../parts/text-field.tsx';
import styles from './picture.module.css';

/** What a text option is bound to. */
export type BoundText = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'name' | 'error'>;

/** A color as hex digits, the browser’s picker, and a slider for its opacity. Its words are those of the topic `pictures`. */
export function ColorField({ value, label, onChange, name, error }: BoundText) {
  const t = useMessages<Record<string, string>>();
  const { hex, alpha } = readColor(value) ?? { hex: '#000000', alpha: 1 };
  const write = (color: string, opacity: number) => {
    const pair = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    onChange(pair === 'ff' ? color : color + pair);
  };
  return (
    <fieldset className={styles['color']}>
      <TextField label={label} value={value} onChange={onChange} name={name ?? ''} error={error} clearable={false} />
      <input
        type="color"
        className={styles['swatch']}
        aria-label={label}
        value={hex}
        onChange={(event) => write(event.target.value, alpha)}
      />
      <input
        type="range"
        className={styles['opacity']}
        aria-label={t('opacity', { color: label })}
        title={t('opacity', { color: label })}
        min={0}
        max={100}
        value={Math.round(alpha * 100)}
        onChange={(event) => write(hex, Number(event.target.value) / 100)}
      />
    </fieldset>
  );
}
