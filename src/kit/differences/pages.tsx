import { useIntlLanguage } from '../settings/language.ts';
import { useMessages } from '../context/tool-context.ts';
import { Button } from '../parts/button.tsx';
import styles from './differences.module.css';

interface PagesProps {
  /** Index of the first row that is shown. */
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  /** Rows of a page. */
  readonly step: number;
  readonly onPage: (from: number) => void;
}

/** Goes to the rows before and after those shown; nothing where all are. Its words are those of the topic `differences`. */
export function Pages({ from, shown, total, step, onPage }: PagesProps) {
  const t = useMessages<Record<string, string>>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  if (total <= step) return null;
  return (
    <div className={styles['pages']}>
      <Button disabled={from === 0} onClick={() => onPage(Math.max(0, from - step))}>
        {t('previousRows')}
      </Button>
      <span role="status">
        {t('rows', {
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
