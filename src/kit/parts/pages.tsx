import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';
import { Button } from './button.tsx';
import styles from './pages.module.css';

interface PagesProps {
  /** Index of the first row that is shown. */
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  /** Rows of a page. */
  readonly step: number;
  readonly onPage: (from: number) => void;
}

/** Goes to the rows before and after those that are shown of many; nothing where all are. */
export function Pages({ from, shown, total, step, onPage }: PagesProps) {
  const t = useCommonMessages();
  const number = new Intl.NumberFormat(useIntlLanguage());
  if (total <= step) return null;
  return (
    <div className={styles['root']}>
      <Button disabled={from === 0} onClick={() => onPage(Math.max(0, from - step))}>
        {t('previousRows')}
      </Button>
      <span role="status">
        {t('rowsOf', {
          first: number.format(from + 1),
          last: number.format(from + shown),
          total: number.format(total),
        })}
      </span>
      <Button disabled={from + shown >= total} onClick={() => onPage(from + step)}>
        {t('nextRows')}
      </Button>
    </div>
  );
}
