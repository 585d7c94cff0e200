import { useLocation } from 'wouter';
import { preferredLanguage } from '#kit/settings/language.ts';
import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { notify } from '#kit/context/toasts.ts';
import type { ShellDialogProps } from '../frame/dialog-state.ts';
import { laterTextNow, useLaterMessages } from '../texts/later.ts';
import { pathTo } from '../routes/routes.ts';
import { forgetEverything } from './settings-file.ts';
import { speak } from '../texts/speak.ts';

/** Asks before everything that is stored is forgotten. Leaving the page forgets what was typed, too. */
export function ClearDialog({ onClose }: ShellDialogProps) {
  const t = useLaterMessages();
  const [, navigate] = useLocation();
  const clear = async () => {
    onClose();
    navigate(pathTo('home'));
    forgetEverything();
    await speak(preferredLanguage());
    notify({ kind: 'success', text: laterTextNow('cleared') });
  };
  return (
    <Dialog
      title={t('clearData')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" icon="trash" onClick={() => void clear()}>
            {t('clearNow')}
          </Button>
        </>
      }
    >
      <p>{t('clearConfirm')}</p>
    </Dialog>
  );
}
