import { useState } from 'react';
import { Button, buttonClass, Dialog, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './safelink-decoder.module.css';

/** The target is no link: anyone who wants to go there sees the host and the whole address first. */
export function OpenTarget({ target, host }: { readonly target: string; readonly host: string }) {
  const t = useMessages<typeof en.ui>();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" icon="external-link" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <Dialog
          title={t('openHost', { host })}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>{t('stay')}</Button>
              <a
                className={buttonClass({ look: 'primary' })}
                href={target}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => setAsked(false)}
              >
                {t('openNow', { host })}
              </a>
            </>
          }
        >
          <p>{t('openWarning')}</p>
          <p className={styles['address']}>{target}</p>
        </Dialog>
      )}
    </>
  );
}
