import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A plain card around controls or a result. */
export const Panel = ({ children }: { children: ReactNode }) => <div className={styles['root']}>{children}</div>;
