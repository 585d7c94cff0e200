import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  /** The title is read aloud but not shown. */
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside and gives it back; Escape and a click outside close it. */
export function Dialog({ title, onClose, actions, className, hideTitle = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const id = useId();
  // Before the element leaves the document, for only then closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    isGone.current = false;
    element.showModal();
    return () => {
      // Its close event comes later, when another dialog may already be open.
      isGone.current = true;
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className ?? styles['root']}
      aria-labelledby={id}
      onCancel={(event) => {
        // At once, and not with the close event that would follow later.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!isGone.current) onClose();
      }}
      onMouseDown={(event) => {
        // A press beside the dialog meets the dialog itself and not what is in it.
        if (event.target !== event.currentTarget) return;
        // Or the press would take away the focus that closing gives back.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className={classes(hideTitle && 'n-hidden-text')}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </dialog>
  );
}
