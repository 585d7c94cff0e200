import { Button, download, useMessages, type RunState, type TextValue } from '#kit';
import type { ByteForm } from '#formats/bytes/read.ts';
import { fromBase64, fromHex } from '#lib/bytes';
import styles from './encryption.module.css';
import type en from './locales/en.json';

interface SaveBytesProps {
  readonly state: RunState<TextValue>;
  /** How the bytes are written in the result. */
  readonly shown: ByteForm;
}

/** Saves bytes that are shown as hex or Base64 as the file they may be. */
export function SaveBytes({ state, shown }: SaveBytesProps) {
  const t = useMessages<typeof en.ui>();
  if (shown === 'text' || state.is !== 'done' || typeof state.value !== 'string') return null;
  const { value } = state;
  const save = () => download(new Blob([shown === 'hex' ? fromHex(value) : fromBase64(value)]), 'decrypted.bin');
  return (
    <p className={styles['below']}>
      <Button icon="download" onClick={save}>
        {t('saveBytes')}
      </Button>
    </p>
  );
}
