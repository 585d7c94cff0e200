import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './badge.module.css';
import { Icon } from './icon.tsx';

interface BadgeProps {
  readonly look?: 'default' | 'success' | 'error' | 'warning' | 'info';
  readonly icon?: string;
  readonly children: ReactNode;
}

export const Badge = ({ look = 'default', icon, children }: BadgeProps) => (
  <span className={classes(styles['root'], look !== 'default' && styles[look])}>
    {icon !== undefined && <Icon name={icon} small />}
    {children}
  </span>
);

/** A badge that says whether something is right: green with a check, or red with a cross. */
export const VerdictBadge = ({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) => (
  <Badge look={isGood ? 'success' : 'error'} icon={isGood ? 'check' : 'x'}>
    {children}
  </Badge>
);
