import { useEffect, useRef } from 'react';
import { textToCopy } from '#kit/context/toasts.ts';
import { Button } from '#kit/parts/button.tsx';
import { Dialog } from '#kit/parts/dialog.tsx';
import { useLaterMessages } from '../texts/later.ts';
import styles from './messages-host.module.css';

/** The text that the browser would not copy, selected. */
export default function CopyByHand({ text }: { text: string }) {
  const t = useLaterMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const close = () => textToCopy.set(undefined);
  useEffect(() => area.current?.select(), [text]);
  return (
    <Dialog title={t('copyByHand')} onClose={close} actions={<Button onClick={close}>{t('close')}</Button>}>
      <p>{t('copyByHandHint')}</p>
      <textarea ref={area} className={styles['by-hand']} readOnly rows={4} aria-label={t('copyByHand')} value={text} />
    </Dialog>
  );
}
