import { useState } from 'react';
import { useCopy } from '#kit/hooks/use-copy.ts';
import { IconButton } from '#kit/parts/button.tsx';
import type { ToolInUse } from '#kit/context/tool-context.ts';
import { linkTo } from './link-to.ts';
import { useShellMessages } from '../texts/messages.ts';
import { Later } from '../parts/later.tsx';

const loadDialog = () => import('./link-dialog.tsx').then((module) => module.LinkDialog);

export function CopyLink({ tool }: { tool: ToolInUse | undefined }) {
  const t = useShellMessages();
  const { copied, copy } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    const hasInputs = [...(tool?.links.values() ?? [])].some((part) => Object.keys(part.inputs).length > 0);
    if (hasInputs) setOpen(true);
    else void copy(linkTo(tool, false));
  };
  return (
    <>
      <IconButton icon={copied ? 'check' : 'link'} label={t('copyLink')} done={copied} data-copy-link onClick={start} />
      {isOpen && <Later load={loadDialog} props={{ tool, onCopy: copy, onClose: () => setOpen(false) }} />}
    </>
  );
}
