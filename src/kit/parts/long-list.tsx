import { useMemo, useState, type ReactNode } from 'react';
import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';
import { Button } from './button.tsx';
import styles from './long-list.module.css';

/** Rows that are drawn at once: a few thousand would hold up the page for longer than anybody reads. */
const STEP = 200;

export interface LongList<Item> {
  /** The beginning of the list. */
  readonly shown: readonly Item[];
  /** How much of it is shown, with a button for more; null where all of it is. */
  readonly more: ReactNode;
}

/** The part of a list that is drawn. Every list that is as long as what somebody pastes goes through this. */
export function useLongList<Item>(items: readonly Item[], step = STEP): LongList<Item> {
  const { limit, more } = useShowMore(items.length, step);
  const shown = useMemo(() => (items.length <= limit ? items : items.slice(0, limit)), [items, limit]);
  return { shown, more };
}

/** How many of `total` things are drawn, for what is not a list. */
export function useShowMore(total: number, step = STEP): { readonly limit: number; readonly more: ReactNode } {
  const [limit, setLimit] = useState(step);
  if (total <= limit) return { limit, more: null };
  return { limit, more: <ShowMore shown={limit} total={total} onMore={() => setLimit(limit + step)} /> };
}

function ShowMore({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const t = useCommonMessages();
  const number = new Intl.NumberFormat(useIntlLanguage());
  return (
    <p className={styles['root']}>
      <span role="status">{t('shownOf', { shown: number.format(shown), total: number.format(total) })}</span>
      <Button size="small" icon="arrow-down" onClick={onMore}>
        {t('showMore')}
      </Button>
    </p>
  );
}
