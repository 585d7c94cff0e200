import { classes } from './classes.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './text-field.module.css';
import { SecretField } from './secret-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface CopyFieldProps extends TextFieldProps {
  /** What is copied, where it differs from what is shown: plain digits. */
  readonly copy?: string | undefined;
  /** Masked until the eye is pressed. */
  readonly isSecret?: boolean;
}

/** A text that can be typed over, and copied by the button beside it. */
export function CopyField({ copy, isSecret = false, ...props }: CopyFieldProps) {
  const { value, label, tools } = props;
  return (
    <div className={classes(styles['copy'], tools !== undefined && styles['under-tools'])}>
      {isSecret ? <SecretField {...props} /> : <TextField {...props} />}
      <CopyButton value={(copy ?? value) || undefined} label={label} size="medium" />
    </div>
  );
}
