import { useCopy } from '../hooks/use-copy.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { Button, IconButton, type ButtonLook } from './button.tsx';

interface CopyButtonProps extends ButtonLook {
  /** Undefined while there is nothing to copy. */
  readonly value: TextValue | undefined;
  /** Says what is copied, where several copy buttons stand together: the button is then an icon. */
  readonly label?: string;
}

/** Copies, and says 'Copied' only if the clipboard took it. */
export function CopyButton({ value, label, look = 'primary', size = 'small' }: CopyButtonProps) {
  const t = useCommonMessages();
  const { copied, copy } = useCopy();
  const shared = {
    icon: copied ? 'check' : 'copy',
    done: copied,
    size,
    disabled: value === undefined,
    'data-copy': '',
    onClick: () => void (value !== undefined && copy(value)),
  };
  if (label !== undefined) return <IconButton {...shared} look="text" label={t('copyWhat', { what: label })} />;
  return (
    <Button {...shared} look={value === undefined ? 'default' : look}>
      {copied ? t('copiedShort') : t('copy')}
    </Button>
  );
}
