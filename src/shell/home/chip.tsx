import type { ButtonHTMLAttributes } from 'react';
import styles from './chip.module.css';

/** A small button among others of its kind. */
export const Chip = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'>) => (
  <button type="button" className={styles['root']} {...props} />
);
