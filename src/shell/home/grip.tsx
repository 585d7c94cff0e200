import { IconButton } from '#kit/parts/button.tsx';
import styles from './grip.module.css';

/** The handle a card is dragged by; the arrow keys move the card while it is focused. */
export const Grip = ({ label }: { label: string }) => (
  <IconButton icon="grip-vertical" size="small" className={styles['root']} label={label} data-grip />
);
