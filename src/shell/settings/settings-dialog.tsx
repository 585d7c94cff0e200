import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { Segmented } from '#kit/parts/segmented.tsx';
import { useStore } from '#kit/settings/store.ts';
import type { ShellDialogProps } from '../frame/dialog-state.ts';
import { useLaterMessages } from '../texts/later.ts';
import { SettingsActions } from './settings-actions.tsx';
import { theme } from './settings.ts';

export function SettingsDialog({ onClose }: ShellDialogProps) {
  const t = useLaterMessages();
  const chosen = useStore(theme);
  return (
    <Dialog title={t('settings')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className="n-stack">
        <Segmented
          label={t('theme')}
          value={chosen}
          choices={['auto', 'light', 'dark']}
          labels={{ auto: t('themeAuto'), light: t('themeLight'), dark: t('themeDark') }}
          onChange={theme.set}
        />
        <SettingsActions />
      </div>
    </Dialog>
  );
}
