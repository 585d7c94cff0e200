import { useRef } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { notify } from '../context/toasts.ts';
import { Button } from './button.tsx';

/* The buttons that stand at the top right of every input. */

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

export function OpenFileButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useCommonMessages();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="text" size="small" icon="folder-open" onClick={() => picker.current?.click()}>
        {t('openFile')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </>
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
