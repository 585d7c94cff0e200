import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface ButtonLook {
  readonly look?: 'default' | 'primary' | 'danger' | 'text' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  readonly icon?: string;
  /** Shown in the colour of success for a moment. */
  readonly done?: boolean;
  readonly children: ReactNode;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'default', size = 'medium' }: ButtonLook = {}): string =>
  classes(styles['root'], styles[look], styles[size]);

export function Button({ look, size, icon, done = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(buttonClass({ look, size }), done && styles['done'], className)} {...rest}>
      {icon !== undefined && <Icon name={icon} small={size === 'small'} />}
      {children}
    </button>
  );
}

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  readonly icon: string;
  /** What it does. */
  readonly label: string;
}

/** A button in the bar of a pane. In a narrow pane its icon stands alone, with the words as a tooltip. */
export const ToolButton = ({ icon, label, ...rest }: ToolButtonProps) => (
  <Button look="text" size="small" icon={icon} className={styles['tool']} title={label} {...rest}>
    {label}
  </Button>
);

interface IconButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> {
  readonly icon: string;
  /** What it does: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly done?: boolean;
}

export function IconButton({ look = 'text', size, icon, label, done = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(buttonClass({ look, size }), styles['icon'], done && styles['done'], className)}
      {...rest}
    >
      <Icon name={icon} small={size === 'small'} />
    </button>
  );
}
