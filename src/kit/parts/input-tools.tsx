import { useRef } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { notify } from '../context/toasts.ts';
import { Button, type ButtonLook } from './button.tsx';

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

interface OpenFileButtonProps extends ButtonLook {
  /** Called for each file, in their order. */
  readonly onFile: (file: File) => void;
  /** Takes more than one at a time. */
  readonly multiple?: boolean;
  /** As the `accept` of a file input. */
  readonly accept?: string | undefined;
  /** What the file is for. */
  readonly label?: string;
  /** Words of the button, where “Open file” says too little. */
  readonly text?: string;
}

export function OpenFileButton(props: OpenFileButtonProps) {
  const t = useCommonMessages();
  const { onFile, multiple = false, accept, label, text = t('openFile'), look = 'text', size = 'small' } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} size={size} icon="folder-open" onClick={() => picker.current?.click()}>
        {text}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          Array.from(event.target.files ?? []).forEach(onFile);
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
