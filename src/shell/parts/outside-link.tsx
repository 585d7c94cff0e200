import { Icon } from '#kit/parts/icon.tsx';
import styles from '../header.module.css';

/** An icon that leads to another site, in a new tab. */
export const OutsideLink = ({ href, label, icon }: { href: string; label: string; icon: string }) => (
  <a className={styles['icon']} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
    <Icon name={icon} />
  </a>
);
