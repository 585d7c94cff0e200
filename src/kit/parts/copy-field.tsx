import { CopyButton } from './copy-button.tsx';
import { SecretField } from './secret-field.tsx';
import styles from './text-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text that can be typed over, and copied by the button beside it. A secret is dots until the eye is pressed. */
export function CopyField({ isSecret = false, ...props }: TextFieldProps & { readonly isSecret?: boolean }) {
  const { value, label } = props;
  return (
    <div className={styles['copy']}>
      {isSecret ? <SecretField {...props} /> : <TextField {...props} />}
      <CopyButton value={value || undefined} label={label} size="medium" />
    </div>
  );
}
