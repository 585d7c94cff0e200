import { useEffect } from 'react';
import { useStore } from '#kit/settings/store.ts';
import { drawDialog, openDialog } from './dialog-state.ts';
import { isTyping } from './typing.ts';

/** Shows the dialog that is open, and opens the list of shortcuts for `?`. */
export function DialogHost() {
  const draw = useStore(drawDialog);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event)) return;
      event.preventDefault();
      void openDialog('shortcuts');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return draw?.() ?? null;
}
