import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Icon } from './icon.tsx';

interface EmptyProps {
  readonly icon: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing here yet: why, and one way on. */
export const Empty = ({ icon, title, children, actions }: EmptyProps) => (
  <div className={styles['root']}>
    <Icon name={icon} />
    <p className={styles['title']}>{title}</p>
    {children !== undefined && <p>{children}</p>}
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
);
