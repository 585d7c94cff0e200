import { useRef } from 'react';
import { download } from '#kit/text/download.ts';
import { preferredLanguage } from '#kit/settings/language.ts';
import { Button } from '#kit/parts/button.tsx';
import { Switch } from '#kit/parts/switch.tsx';
import { useStore } from '#kit/settings/store.ts';
import { keepsTyped } from '#kit/text/kept.ts';
import { notify } from '#kit/context/toasts.ts';
import { openDialog } from '../frame/dialog-state.ts';
import { laterTextNow, useLaterMessages } from '../texts/later.ts';
import { remembersRecent, setRemembersRecent } from './settings.ts';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';
import { speak } from '../texts/speak.ts';

/** What can be done with the stored settings: on the about page and in the settings dialog. */
export function SettingsActions() {
  const t = useLaterMessages();
  const picker = useRef<HTMLInputElement>(null);
  const remembers = useStore(remembersRecent);
  const keeps = useStore(keepsTyped);

  const take = async (file: File) => {
    const reading = await readSettingsFile(await file.text());
    if (!reading.ok) {
      notify({ kind: 'error', text: laterTextNow(reading.problem, { ...reading.params, name: file.name }) });
      return;
    }
    reading.apply();
    await speak(preferredLanguage());
    notify({ kind: 'success', text: laterTextNow('imported', { count: reading.count }) });
    if (reading.skipped.length > 0)
      notify({ kind: 'info', text: laterTextNow('importSkipped', { keys: reading.skipped.join(', ') }) });
  };
  return (
    <div className="n-stack">
      <Switch label={t('rememberRecent')} value={remembers} onChange={setRemembersRecent} />
      <Switch label={t('keepTyped')} value={keeps} onChange={keepsTyped.set} />
      <p className="n-muted">{t('storedHere')}</p>
      <div className="n-line">
        <Button
          icon="download"
          onClick={() => void writeSettingsFile().then((text) => download(text, 'handy-tools-settings.json'))}
        >
          {t('exportSettings')}
        </Button>
        <Button icon="folder-open" onClick={() => picker.current?.click()}>
          {t('importSettings')}
        </Button>
        <Button look="danger" icon="trash" onClick={() => void openDialog('clear')}>
          {t('clearData')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('importSettings')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) void take(file);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
