import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { closeBeside, Dialog } from '#kit/parts/dialog.tsx';

interface PaletteDialogProps {
  readonly title: string;
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Looks and works like a modal dialog, but the page behind is not made inert, for which the browser would style all of it
 * anew: a quarter of the time that the palette takes to open. Above a modal dialog it is one itself, or it would be inert.
 */
export function PaletteDialog(props: PaletteDialogProps) {
  const [isModal] = useState(
    () => !('showPopover' in HTMLElement.prototype) || document.querySelector('dialog:modal') !== null,
  );
  return isModal ? <Dialog hideTitle {...props} /> : <PopoverDialog {...props} />;
}

/** The browser closes a popover by Escape or the back gesture; focus and presses are kept inside here. */
function PopoverDialog({ title, className, onClose, children }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    const focus = () => element.querySelector('input')?.focus();
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) focus();
    };
    element.showPopover();
    focus();
    document.addEventListener('focusin', keepFocus);
    return () => {
      document.removeEventListener('focusin', keepFocus);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      popover="auto"
      className={className}
      aria-modal="true"
      aria-labelledby={id}
      onKeyDown={keepTab}
      // At once; the toggle event comes later, when it may be open anew.
      onBeforeToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onMouseDown={closeBeside(onClose)}
    >
      <h2 id={id} className="n-hidden-text">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** From the last field Tab leads to the first, and back. */
function keepTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const [from, to] = event.shiftKey ? [fields[0], fields.at(-1)] : [fields.at(-1), fields[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
