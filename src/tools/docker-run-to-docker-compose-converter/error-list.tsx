import { Alert, isEmptyText, lastGood, operand, useExplain, useMessages, useOperation, type TextValue } from '#kit';
import type { Values } from '#engine/options';
import styles from './docker-run.module.css';
import type en from './locales/en.json';
import { review } from './operations.ts';

interface ErrorListProps {
  readonly input: TextValue;
  readonly options: Values<typeof review.options>;
}

/** All errors, where there are more than the one at the input. */
export function ErrorList({ input, options }: ErrorListProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const state = useOperation(review, operand(input), options, { enabled: !isEmptyText(input) });
  const errors = lastGood(state)?.value.errors ?? [];
  if (errors.length < 2) return null;
  return (
    <div className={styles['below']}>
      <Alert look="error" title={t('errors', { count: errors.length })}>
        <ul className={styles['list']}>
          {errors.slice(0, MOST).map((error, index) => (
            <li key={index}>{explain(error)}</li>
          ))}
        </ul>
        {errors.length > MOST && <p>{t('more', { count: errors.length - MOST })}</p>}
      </Alert>
    </div>
  );
}

/** Errors that are shown. */
const MOST = 100;
