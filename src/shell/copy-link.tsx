import { useState } from 'react';
import { useCopy } from '#kit/hooks/use-copy.ts';
import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { Switch } from '#kit/parts/switch.tsx';
import type { ToolInUse } from '#kit/tool-context.ts';
import { useShellMessages } from './messages.ts';

/** The address of the tool with its options and, only if wanted, its inputs (in the fragment, which no server sees). */
function linkTo(tool: ToolInUse | undefined, withInputs: boolean): string {
  const parts = [...(tool?.links.values() ?? [])];
  const query = new URLSearchParams(parts.flatMap((part) => Object.entries(part.options))).toString();
  const fragment = withInputs
    ? new URLSearchParams(parts.flatMap((part) => Object.entries(part.inputs))).toString()
    : '';
  return location.origin + location.pathname + (query && `?${query}`) + (fragment && `#${fragment}`);
}

export function CopyLink({ tool, className }: { tool: ToolInUse | undefined; className: string | undefined }) {
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
      <Button
        icon={copied ? 'check' : 'link'}
        done={copied}
        className={className}
        aria-label={t('copyLink')}
        data-copy-link
        onClick={start}
      >
        {t('copyLink')}
      </Button>
      {isOpen && <LinkDialog tool={tool} onCopy={copy} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LinkDialogProps {
  readonly tool: ToolInUse | undefined;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

function LinkDialog({ tool, onCopy, onClose }: LinkDialogProps) {
  const t = useShellMessages();
  const [withInputs, setWithInputs] = useState(false);
  return (
    <Dialog
      title={t('copyLink')}
      onClose={onClose}
      actions={
        <Button
          look="primary"
          icon="link"
          onClick={() => {
            onClose();
            void onCopy(linkTo(tool, withInputs));
          }}
        >
          {t('copyLink')}
        </Button>
      }
    >
      <p>{t('copyLinkText')}</p>
      <Switch label={t('copyLinkInput')} value={withInputs} onChange={setWithInputs} />
      <p className="n-muted">{t('copyLinkWarning')}</p>
    </Dialog>
  );
}
