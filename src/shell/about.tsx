import { buttonClass } from '#kit/parts/button.tsx';
import styles from './about.module.css';
import { links } from './links.ts';
import { useShellMessages } from './messages.ts';
import { Deferred } from './parts/deferred.tsx';

const loadOffline = () => import('./offline-panel.tsx').then((module) => module.OfflinePanel);

export function About() {
  const t = useShellMessages();
  const outside = { className: buttonClass(), target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className={styles['root']}>
      <h1 tabIndex={-1}>{t('aboutTitle')}</h1>
      <p>{t('aboutWhat')}</p>
      <h2 className="n-heading">{t('aboutTechnologies')}</h2>
      <p>{t('aboutTechnologiesText')}</p>
      <h2 className="n-heading">{t('aboutRequests')}</h2>
      <p>{t('aboutRequestsText')}</p>
      <p>
        <a {...outside} href={links.issues}>
          {t('reportIssue')}
        </a>{' '}
        <a {...outside} href={links.repository}>
          {t('source')}
        </a>
      </p>
      <h2 className="n-heading">{t('aboutSupport')}</h2>
      <p>{t('aboutSupportText')}</p>
      <p>
        <a {...outside} href={links.support}>
          {t('support')}
        </a>
      </p>
      <Deferred load={loadOffline} />
    </div>
  );
}
