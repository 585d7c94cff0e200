import { CopyButton } from './copy-button.tsx';
import styles from './text-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text that can be typed over, and copied by the button beside it. */
export function CopyField(props: TextFieldProps) {
  const { value, label } = props;
  return (
    <div className={styles['copy']}>
      <TextField {...props} />
      <CopyButton value={value || undefined} label={label} size="medium" />
    </div>
  );
}
