import { useState } from 'react';
import { Button } from '#kit/parts/button.tsx';
import { useStore } from '#kit/settings/store.ts';
import { useFormatBytes } from '#kit/text/text-size.ts';
import { useLaterMessages, type LaterKey } from '../texts/later.ts';
import styles from './offline-panel.module.css';
import { isUpdateReady, offlineState, type OfflineState } from './offline-state.ts';
import { keepEverything, keepOffline, reloadIntoUpdate } from './service-worker-client.ts';

const STATES: Readonly<Record<OfflineState['is'], LaterKey>> = {
  unsupported: 'offlineUnsupported',
  off: 'offlineOff',
  preparing: 'offlinePreparing',
  ready: 'offlineReady',
  failed: 'offlineFailed',
};

/** How far the site is kept for use without a network, and the way to have it kept. */
export function OfflinePanel() {
  const t = useLaterMessages();
  const state = useStore(offlineState);
  const formatBytes = useFormatBytes();
  const isUpdate = useStore(isUpdateReady);
  const [isAsking, setAsking] = useState(false);
  const keep = async () => {
    setAsking(true);
    // Asks the browser not to clear it when space is short; it works without, too.
    if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
    await keepOffline();
    setAsking(false);
  };
  const { done, total } = state.is === 'preparing' ? state : { done: 0, total: 0 };
  const left = state.is === 'ready' ? state.left : 0;
  const isComplete = state.is === 'ready' && left === 0;
  const text = isComplete ? t('offlineComplete') : t(STATES[state.is], { done, total });
  return (
    <section className={styles['root']} data-offline={state.is}>
      <h2 className="n-heading">{t('offlineTitle')}</h2>
      <p>{t('offlineText')}</p>
      {state.is === 'preparing' && <progress max={total} value={done} aria-label={t('offlineStart')} />}
      {/* The numbers of a running download would be read out one by one. */}
      <p className={styles['state']} {...(state.is !== 'preparing' && { role: 'status' })}>
        {text}
      </p>
      {(state.is === 'off' || state.is === 'failed') && (
        <Button look="primary" icon="download" disabled={isAsking} onClick={() => void keep()}>
          {t('offlineStart')}
        </Button>
      )}
      {left > 0 && (
        <>
          <p>{t('offlineEverythingText')}</p>
          <Button icon="download" onClick={() => void keepEverything()}>
            {t('offlineEverything', { size: formatBytes(left) })}
          </Button>
          {state.is === 'ready' && state.hasFailed === true && <p role="alert">{t('offlineEverythingFailed')}</p>}
        </>
      )}
      {isUpdate && (
        <p>
          {t('updateReady')}{' '}
          <Button size="small" icon="refresh" onClick={reloadIntoUpdate}>
            {t('updateReload')}
          </Button>
        </p>
      )}
    </section>
  );
}
