import { sprite } from 'virtual:icons';
import { base } from '../context/base.ts';
import styles from './icon.module.css';
import { classes } from './classes.ts';

interface IconProps {
  /** A file of `kit/icons` (`copy`), or a tool's own with `tool`. */
  readonly name: string;
  readonly tool?: boolean;
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** A picture of the one sprite; it says nothing to a screen reader. */
export function Icon({ name, tool = false, small = false, className }: IconProps) {
  return (
    <svg
      className={classes(styles['root'], small && styles['small'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${base}${sprite}#${tool ? name : `i-${name}`}`} />
    </svg>
  );
}
