import { useRef } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { notify } from '../context/toasts.ts';
import { Button, ToolButton, type ButtonLook } from './button.tsx';

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
  return <ToolButton icon="clipboard" label={t('paste')} onClick={() => void paste()} />;
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
  const { onFile, multiple = false, accept, label, text = t('openFile'), look, size } = props;
  const picker = useRef<HTMLInputElement>(null);
  const shared = { icon: 'folder-open', onClick: () => picker.current?.click() };
  return (
    <>
      {look === undefined ? (
        <ToolButton {...shared} label={text} />
      ) : (
        <Button {...shared} look={look} size={size}>
          {text}
        </Button>
      )}
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
  return <ToolButton icon="sparkles" label={t('example')} data-example onClick={onClick} />;
}

interface FillButtonProps {
  readonly isEmpty: boolean;
  readonly onExample?: (() => void) | undefined;
  readonly onClear: () => void;
}

/** Loads the example into an empty input, and clears one that is not. */
export function FillButton({ isEmpty, onExample, onClear }: FillButtonProps) {
  const t = useCommonMessages();
  if (!isEmpty) return <ToolButton icon="eraser" label={t('clear')} data-clear onClick={onClear} />;
  return onExample && <ExampleButton onClick={onExample} />;
}
