import { classes } from '#kit/parts/classes.ts';
import { IconButton } from '#kit/parts/button.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import styles from './header.module.css';
import { links } from '../routes/links.ts';
import { toggleMenu, useMenuShown } from './menu-state.ts';
import { useModifier } from './modifier.ts';
import { useShellMessages } from '../texts/messages.ts';
import { openPalette } from '../search/palette-state.ts';
import { LanguageSelect } from './language-select.tsx';
import { Link } from '../routes/link.tsx';
import { OfflineMark } from '../offline/offline-mark.tsx';
import { OutsideLink } from '../routes/outside-link.tsx';
import { pathTo } from '../routes/routes.ts';
import { toggleTheme } from '../settings/theme.ts';

export function Header() {
  const t = useShellMessages();
  const isMenuShown = useMenuShown();
  const { command } = useModifier();
  return (
    <header className={styles['root']} data-deferred>
      <IconButton
        icon="menu-2"
        label={t('toggleMenu')}
        onClick={toggleMenu}
        aria-controls="side-menu"
        aria-expanded={isMenuShown}
      />
      <Link to={pathTo('home')} className={styles['icon']} aria-label={t('home')} title={t('home')}>
        <Icon name="home" />
      </Link>
      <button
        type="button"
        className={styles['search']}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => openPalette()}
      >
        <Icon name="search" />
        <span>{t('searchTools')}</span>
        <kbd className="n-kbd">{command} K</kbd>
      </button>
      <OfflineMark />
      <div className={styles['nav']}>
        <span className={styles['wide']}>
          <LanguageSelect />
        </span>
        <ThemeButton />
        <span className={classes(styles['rare'])}>
          <OutsideLink href={links.repository} label={t('source')} icon="brand-github" />
          <OutsideLink href={links.social} label={t('social')} icon="brand-mastodon" />
          <Link to={pathTo('about')} className={styles['icon']} aria-label={t('about')} title={t('about')}>
            <Icon name="info-circle" />
          </Link>
        </span>
        <a
          className={classes(styles['support'], styles['wide'])}
          href={links.support}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="heart" />
          <span>{t('support')}</span>
        </a>
      </div>
    </header>
  );
}

function ThemeButton() {
  const t = useShellMessages();
  return (
    <button
      type="button"
      className={classes(styles['icon'], styles['theme'])}
      aria-label={t('toggleTheme')}
      title={t('toggleTheme')}
      onClick={toggleTheme}
    >
      <Icon name="moon" className={styles['moon']} />
      <Icon name="sun" className={styles['sun']} />
    </button>
  );
}
