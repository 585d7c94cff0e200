import { Icon } from '#kit/parts/icon.tsx';
import styles from '../frame/header.module.css';

interface OutsideLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: string;
  readonly onClick?: () => void;
}

/** An icon that leads to another site, in a new tab. */
export const OutsideLink = ({ href, label, icon, onClick }: OutsideLinkProps) => (
  <a
    className={styles['icon']}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </a>
);
