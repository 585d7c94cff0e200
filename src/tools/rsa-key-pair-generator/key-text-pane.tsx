import type { ToolError } from '#engine/error';
import { TextPane, type TextValue } from '#kit';
import { useKeyFile } from './use-key-file.ts';

interface KeyTextPaneProps {
  readonly name: string;
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  readonly onExample: () => void;
  readonly error: ToolError | undefined;
  /** There is a private key in it: blurred while nobody types. */
  readonly isHidden: boolean;
}

/** Where keys or certificates are pasted or opened, DER as well. */
export function KeyTextPane({ isHidden, ...props }: KeyTextPaneProps) {
  const openFile = useKeyFile(props.onChange);
  return (
    <div className={isHidden ? 'n-blurred' : undefined}>
      <TextPane {...props} onFile={openFile} height="short" />
    </div>
  );
}
