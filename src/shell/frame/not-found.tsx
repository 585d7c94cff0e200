import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { buttonClass } from '#kit/parts/button.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { TextField } from '#kit/parts/text-field.tsx';
import { useCards } from '../home/card.tsx';
import { CardSection } from '../home/card-section.tsx';
import { useFresh } from '../home/clock.ts';
import { Link } from '../routes/link.tsx';
import { useSearch } from '../search/use-search.ts';
import { useShellMessages } from '../texts/messages.ts';
import styles from './not-found.module.css';

/** So many of the nearest tools are shown. */
const NEAREST = 4;
/** So much of a path (characters) is looked for. */
const LONGEST = 100;

export function NotFound() {
  const t = useShellMessages();
  const [path] = useLocation();
  // The page was rendered for any path.
  const isMounted = useMounted();
  const [typed, setTyped] = useState('');
  const query = typed.trim() === '' ? wordsOf(path) : typed;
  const found = useSearch(isMounted ? query : '', isMounted)?.slice(0, NEAREST) ?? [];
  const draw = useCards(useFresh());
  return (
    <>
      <div className={styles['root']}>
        <Icon name="route" />
        <h1 id="title" tabIndex={-1}>
          {t('notFound')}
        </h1>
        <p>{t('notFoundText')}</p>
        <p>{t('notFoundHint')}</p>
        <div role="search" className={styles['search']}>
          <TextField
            label={t('searchTools')}
            hideLabel
            value={typed}
            onChange={setTyped}
            size="large"
            icon="search"
            code={false}
            placeholder={t('homeSearch')}
          />
        </div>
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          <Icon name="home" />
          {t('backHome')}
        </Link>
      </div>
      {found.length > 0 && (
        <CardSection title={t(typed.trim() === '' ? 'nearestTools' : 'searchResults')} count={found.length}>
          {draw(found)}
        </CardSection>
      )}
      {found.length === 0 && typed.trim() !== '' && (
        <p className={styles['nothing']}>{t('noToolFound', { query: typed })}</p>
      )}
    </>
  );
}

/** The words of a path's last part, as far as they can be read: a visitor who came there probably looked for them. */
function wordsOf(path: string): string {
  let text = (/[^/]*(?=\/*$)/.exec(path)?.[0] ?? '').slice(0, LONGEST);
  try {
    text = decodeURIComponent(text);
  } catch {
    // Cut or written badly: the rest of its words will do.
  }
  return text
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
