import { buttonClass } from '#kit/parts/button.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { useShellMessages } from '../texts/messages.ts';
import styles from './not-found.module.css';
import { Link } from '../routes/link.tsx';

export function NotFound() {
  const t = useShellMessages();
  return (
    <div className={styles['root']}>
      <Icon name="route" />
      <h1 id="title" tabIndex={-1}>
        {t('notFound')}
      </h1>
      <p>{t('notFoundText')}</p>
      <p>{t('notFoundHint')}</p>
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        <Icon name="home" />
        {t('backHome')}
      </Link>
    </div>
  );
}
