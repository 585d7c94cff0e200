import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

interface AlertProps {
  readonly look?: 'error' | 'warning' | 'info' | 'success';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

const ICONS = { error: 'alert-circle', warning: 'alert-triangle', info: 'info-circle', success: 'check' } as const;

/** A message about the whole tool; an error is read aloud at once, the others when there is a pause. */
export const Alert = ({ look = 'info', title, children, actions }: AlertProps) => (
  <div className={classes(styles['root'], styles[look])} role={look === 'error' ? 'alert' : 'status'}>
    <Icon name={ICONS[look]} />
    {title !== undefined && <strong>{title}</strong>}
    {children !== undefined && <div>{children}</div>}
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
);
