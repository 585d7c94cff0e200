import { links } from '../routes/links.ts';
import { useShellMessages } from '../texts/messages.ts';
import styles from './footer.module.css';
import { version } from './version.ts';

/** The version and its author: in the menu's foot, and below the page while the menu is not beside it. */
export function Footer() {
  const t = useShellMessages();
  return (
    <footer className={styles['root']}>
      {t('product')} <a href={`${links.repository}/releases/tag/v${version.number}`}>v{version.number}</a>
      {version.commit !== '' && (
        <>
          {' · '}
          <a href={`${links.repository}/tree/${version.commit}`}>{version.commit.slice(0, 7)}</a>
        </>
      )}
      <br />
      {`© ${version.year} `}
      <a href={links.author}>{t('author')}</a>
      {` · ${t('footer')}`}
    </footer>
  );
}
