import { buttonClass } from '#kit/parts/button.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { links } from '../routes/links.ts';
import { useLaterMessages } from '../texts/later.ts';
import styles from './banner.module.css';

/** Asks to follow the project; only where the operator switched it on. */
export default function Banner() {
  const t = useLaterMessages();
  const outside = { className: buttonClass(), target: '_blank', rel: 'noopener noreferrer' };
  return (
    <aside className={styles['root']}>
      <Icon name="heart" />
      <div>
        <strong>{t('bannerTitle')}</strong>
        <p>{t('bannerText')}</p>
      </div>
      <div className="n-line">
        <a {...outside} href={links.repository}>
          <Icon name="brand-github" />
          {t('source')}
        </a>
        <a {...outside} href={links.social}>
          <Icon name="brand-mastodon" />
          {t('social')}
        </a>
      </div>
    </aside>
  );
}
