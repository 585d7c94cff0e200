import { useState } from 'react';
import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { Switch } from '#kit/parts/switch.tsx';
import type { ToolInUse } from '#kit/context/tool-context.ts';
import { linkTo } from './link-to.ts';
import { useLaterMessages } from '../texts/later.ts';

interface LinkDialogProps {
  readonly tool: ToolInUse | undefined;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks whether the link shall carry what was typed. */
export function LinkDialog({ tool, onCopy, onClose }: LinkDialogProps) {
  const t = useLaterMessages();
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
