import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button, IconButton } from '#kit/parts/button.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import styles from './messages-host.module.css';
import { useCommonMessages } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import { closeToast, textToCopy, toasts } from '#kit/context/toasts.ts';

/** Fetched when the clipboard takes nothing. */
const CopyByHand = lazy(() => import('./copy-by-hand.tsx'));

const ICONS = { success: 'check', error: 'alert-circle', info: 'sparkles' } as const;

/** Toasts, and the dialog for a text that the browser would not copy. */
export function MessagesHost() {
  const t = useCommonMessages();
  const shown = useStore(toasts);
  const uncopied = useStore(textToCopy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // As a popover it stands above an open dialog.
    const element = box.current;
    if (element === null || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);
  return (
    <>
      <div ref={box} popover="manual" className={styles['toasts']} role="status">
        {shown.map(({ id, kind, text, action }) => (
          <div key={id} className={`${styles['toast']} ${styles[`toast-${kind}`]}`}>
            <Icon name={ICONS[kind]} />
            <p>{text}</p>
            {action !== undefined && (
              <Button
                look="primary"
                size="small"
                onClick={() => {
                  closeToast(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            {kind !== 'success' && (
              <IconButton icon="x" size="small" label={t('close')} onClick={() => closeToast(id)} />
            )}
          </div>
        ))}
      </div>
      <Suspense>{uncopied !== undefined && <CopyByHand text={uncopied} />}</Suspense>
    </>
  );
}
