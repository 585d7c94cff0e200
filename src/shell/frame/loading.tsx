import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { useCommonMessages } from '#kit/settings/language.ts';
import styles from './loading.module.css';
import { useShellMessages } from '../texts/messages.ts';
import { Link } from '../routes/link.tsx';
import { pathTo } from '../routes/routes.ts';

/** When (ms) a page that does not come says so, and when it offers a way out. */
const LONG = 5000;
const TOO_LONG = 15_000;

/** Stands where a page is on its way. */
export function Skeleton() {
  const t = useShellMessages();
  const waited = useWaited();
  if (waited >= TOO_LONG) return <LoadFailed title={t('takesLong')} onRetry={() => location.reload()} />;
  return (
    <div role="status">
      <div className={styles['skeleton']}>
        <span />
        <span />
      </div>
      {waited >= LONG && <p className="n-muted">{t('stillLoading')}</p>}
    </div>
  );
}

/** 0, then each of the limits once it has passed. */
function useWaited(): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [LONG, TOO_LONG].map((limit) => setTimeout(() => setWaited(limit), limit));
    return () => timers.forEach(clearTimeout);
  }, []);
  return waited;
}

export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useShellMessages();
  const common = useCommonMessages();
  return (
    <div className={styles['message']} role="alert">
      <Empty
        icon="plug-connected-x"
        title={title}
        actions={
          <>
            <Button look="primary" icon="refresh" onClick={onRetry}>
              {common('tryAgain')}
            </Button>
            <Button onClick={() => location.reload()}>{t('reload')}</Button>
            <Link to={pathTo('home')} className={buttonClass()}>
              {t('backHome')}
            </Link>
          </>
        }
      >
        {t('loadFailedText')}
      </Empty>
    </div>
  );
}
