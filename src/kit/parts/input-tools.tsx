import { useCommonMessages } from '../settings/language.ts';
import { notify } from '../context/toasts.ts';
import { Button } from './button.tsx';

/* The buttons at the top right of every input. */

export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const t = useCommonMessages();
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      notify({ kind: 'error', text: t('pasteRefused') });
    }
  };
  return (
    <Button look="text" size="small" icon="clipboard" onClick={() => void paste()}>
      {t('paste')}
    </Button>
  );
}

export function ExampleButton({ onClick }: { onClick: () => void }) {
  const t = useCommonMessages();
  return (
    <Button look="text" size="small" icon="sparkles" data-example onClick={onClick}>
      {t('example')}
    </Button>
  );
}
