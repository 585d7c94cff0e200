import { useSyncExternalStore } from 'react';
import { Icon } from '#kit/parts/icon.tsx';
import { useShellMessages } from '../texts/messages.ts';
import styles from '../frame/header.module.css';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A small mark while there is no network. */
export function OfflineMark() {
  const t = useShellMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!isOnline && (
        <span className={styles['offline']} title={t('offlineHint')}>
          <Icon name="wifi-off" />
          <span>{t('offline')}</span>
        </span>
      )}
    </span>
  );
}
