import { memo, useEffect, useRef, useState } from 'react';
import { tools } from '#engine/tools';
import { categories } from '#engine/tool';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { Icon } from '#kit/parts/icon.tsx';
import { TextField } from '#kit/parts/text-field.tsx';
import { useStore } from '#kit/settings/store.ts';
import { useFresh } from '../home/clock.ts';
import { useShown } from '../instance/instance.ts';
import { links } from '../routes/links.ts';
import styles from './menu.module.css';
import { closeOverlay, revealCurrent, useOverlayFocus } from './menu-state.ts';
import { release } from '../start/held.ts';
import { useShellMessages, useToolNames } from '../texts/messages.ts';
import { LanguageSelect } from './language-select.tsx';
import { Link } from '../routes/link.tsx';
import { OutsideLink } from '../routes/outside-link.tsx';
import { pathTo } from '../routes/routes.ts';
import { collapsedGroups, favorites, isCollapsed, setCollapsed, type Group } from '../settings/settings.ts';
import { useSearch } from '../search/use-search.ts';
import { version } from './version.ts';

/** Tools by category; a category without tools is not shown. The lists stay the same, so that groups are drawn only when they change. */
const groups = categories
  .map((category) => ({ category, ids: Object.keys(tools).filter((id) => tools[id]?.category === category) }))
  .filter(({ ids }) => ids.length > 0);

interface MenuProps {
  /** Id of the tool that is open. */
  readonly current: string | undefined;
}

export function Menu({ current }: MenuProps) {
  const t = useShellMessages();
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useSearch(query, isSearching);
  const menu = useRef<HTMLElement>(null);
  useOverlayFocus(menu);

  // Also where none of those that are stored is to be shown.
  const isMounted = useMounted();
  useEffect(() => {
    if (favorite.length > 0 || isMounted) release('menu');
  }, [favorite.length, isMounted]);

  useEffect(revealCurrent, [current]);

  return (
    <nav ref={menu} id="side-menu" className={styles['root']} aria-label={t('menu')} data-deferred>
      <Link to={pathTo('home')} className={styles['brand']} onClick={closeOverlay}>
        <svg className={styles['wave']} viewBox="0 0 240 18" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 10C40 0 70 16 120 12S200 2 240 10V18H0Z" />
          <path d="M0 15C50 6 90 18 140 14S210 10 240 15V18H0Z" />
        </svg>
        <span className={styles['mark']}>
          <Icon name="tool" />
        </span>
        <span className={styles['product']}>{t('product')}</span>
      </Link>
      <div className={styles['nav']}>
        <span className={styles['narrow']}>
          <LanguageSelect />
        </span>
        <OutsideLink href={links.repository} label={t('source')} icon="brand-github" />
        <OutsideLink href={links.social} label={t('social')} icon="brand-mastodon" />
        <Link
          to={pathTo('about')}
          className={styles['item']}
          aria-label={t('about')}
          title={t('about')}
          onClick={closeOverlay}
        >
          <Icon name="info-circle" />
        </Link>
        <span className={styles['narrow']}>
          <OutsideLink href={links.support} label={t('support')} icon="heart" />
        </span>
      </div>
      <div className={styles['search']} onFocus={() => setSearching(true)}>
        <TextField
          label={t('filterMenu')}
          hideLabel
          value={query}
          onChange={setQuery}
          size="small"
          icon="search"
          code={false}
          placeholder={t('filterMenu')}
        />
      </div>
      <div className={styles['list']} data-list>
        {found !== undefined ? (
          <Items ids={found} current={current} />
        ) : (
          <>
            {favorite.length > 0 && (
              <MenuGroup group="favorites" title={t('favoriteTools')} ids={favorite} current={current} />
            )}
            {groups.map(
              ({ category, ids }) =>
                shown(ids).length > 0 && (
                  <MenuGroup
                    key={category}
                    group={category}
                    title={t(`category.${category}`)}
                    ids={shown(ids)}
                    current={current !== undefined && ids.includes(current) ? current : undefined}
                  />
                ),
            )}
          </>
        )}
        {found?.length === 0 && <p className={styles['nothing']}>{t('noToolFound', { query })}</p>}
      </div>
      <footer className={styles['foot']}>
        {t('product')} <a href={`${links.repository}/releases/tag/v${version.number}`}>v{version.number}</a>
        {version.commit !== '' && (
          <>
            {' · '}
            <a href={`${links.repository}/tree/${version.commit}`}>{version.commit.slice(0, 7)}</a>
          </>
        )}
        <br />
        {`© ${version.year} · `}
        <a href={links.author}>{t('footer')}</a>
      </footer>
    </nav>
  );
}

interface GroupProps extends MenuProps {
  readonly group: Group;
  readonly title: string;
  readonly ids: readonly string[];
}

const MenuGroup = memo(function MenuGroup({ group, title, ids, current }: GroupProps) {
  const collapsed = useStore(collapsedGroups);
  const isOpen = !isCollapsed(collapsed, group, title);
  return (
    <div className={styles['group']}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        onClick={() => setCollapsed(group, title, isOpen)}
      >
        <Icon name="chevron-right" />
        <span>{title}</span>
        <span className={styles['count']}>{ids.length}</span>
      </button>
      {isOpen && <Items ids={ids} current={current} />}
    </div>
  );
});

function Items({ ids, current }: MenuProps & { ids: readonly string[] }) {
  const t = useShellMessages();
  const { nameOf } = useToolNames();
  const isFresh = useFresh();
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link
            to={pathTo('tool', { id })}
            className={styles['item']}
            aria-current={id === current ? 'page' : undefined}
            onClick={closeOverlay}
          >
            <Icon name={id} tool />
            <span>{nameOf(id)}</span>
            {isFresh(id) && (
              <>
                <span className={styles['dot']} />
                <span className="n-hidden-text">{t('isNew')}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
