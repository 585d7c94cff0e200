import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '#kit/parts/button.tsx';
import styles from './about.module.css';
import { links } from '../routes/links.ts';
import { useLaterMessages } from '../texts/later.ts';
import { OfflinePanel } from '../offline/offline-panel.tsx';
import { SelfCheck } from './self-check.tsx';
import { SettingsActions } from '../settings/settings-actions.tsx';

const Licences = lazy(() => import('./licences.tsx'));

export function About() {
  const t = useLaterMessages();
  const outside = { className: buttonClass(), target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className={styles['root']}>
      <h1 id="title" tabIndex={-1}>
        {t('aboutTitle')}
      </h1>
      <p>{t('aboutWhat')}</p>
      <h2 className="n-heading">{t('aboutTechnologies')}</h2>
      <p>{t('aboutTechnologiesText')}</p>
      <h2 className="n-heading">{t('aboutRequests')}</h2>
      <p>{t('aboutRequestsText')}</p>
      <div className="n-line">
        <a {...outside} href={links.issues}>
          {t('reportIssue')}
        </a>
        <a {...outside} href={links.repository}>
          {t('source')}
        </a>
      </div>
      <h2 className="n-heading">{t('aboutSupport')}</h2>
      <p>{t('aboutSupportText')}</p>
      <div className="n-line">
        <a {...outside} href={links.support}>
          {t('support')}
        </a>
      </div>
      <OfflinePanel />
      <h2 className="n-heading">{t('aboutData')}</h2>
      <SettingsActions />
      <h2 className="n-heading" id="check" tabIndex={-1}>
        {t('aboutSecurity')}
      </h2>
      <SelfCheck />
      <h2 className="n-heading">{t('aboutLicences')}</h2>
      <p>{t('aboutLicencesText')}</p>
      <LicencesOnDemand />
    </div>
  );
}

/** The list is long: it is fetched when somebody wants to read it. */
function LicencesOnDemand() {
  const t = useLaterMessages();
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <div className="n-line">
        <Button icon="file-text" onClick={() => setShown(true)}>
          {t('showLicences')}
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <Licences />
    </Suspense>
  );
}
