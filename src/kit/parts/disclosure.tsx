import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './disclosure.module.css';

interface DisclosureButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** The id of what it opens, where that is one element. */
  readonly controls?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The one button that opens what is folded away. */
export const DisclosureButton = ({ isOpen, onToggle, controls, className, children }: DisclosureButtonProps) => (
  <Button
    look="text"
    icon={isOpen ? 'chevron-down' : 'chevron-right'}
    className={classes(styles['button'], className)}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={() => onToggle(!isOpen)}
  >
    {children}
  </Button>
);

interface DisclosureProps {
  readonly label: ReactNode;
  /** Something in it counts now, perhaps from a link: it opens. */
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that few visits need: its name, and the rest when it is opened. */
export function Disclosure({ label, isUsed = false, children }: DisclosureProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  // Stay open when the value is taken back, or the field would vanish while somebody types.
  if (isUsed && chosen === undefined) setChosen(true);
  const isOpen = chosen === true;
  return (
    <div>
      <DisclosureButton isOpen={isOpen} onToggle={setChosen} controls={id}>
        {label}
      </DisclosureButton>
      <div id={id} className={styles['content']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
