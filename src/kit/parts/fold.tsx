import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** Something in it counts now, perhaps from a link: it opens. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that few visits need: its title, and the rest when it is opened. */
export function Fold({ title, isUsed = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  return (
    <details className={styles['root']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        {title}
      </summary>
      {isOpen && <div className={styles['content']}>{children}</div>}
    </details>
  );
}
