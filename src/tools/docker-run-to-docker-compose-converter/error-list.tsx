import {
  Alert,
  isEmptyText,
  lastGood,
  operand,
  useExplain,
  useLongList,
  useMessages,
  useOperation,
  type TextValue,
} from '#kit';
import type { Values } from '#engine/options';
import styles from './docker-run.module.css';
import type en from './locales/en.json';
import { review } from './operations.ts';

const NONE: readonly never[] = [];

interface ErrorListProps {
  readonly input: TextValue;
  readonly options: Values<typeof review.options>;
}

/** All errors, where there are more than the one at the input. */
export function ErrorList({ input, options }: ErrorListProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const state = useOperation(review, operand(input), options, { enabled: !isEmptyText(input) });
  const errors = lastGood(state)?.value.errors ?? NONE;
  const { shown, more } = useLongList(errors);
  if (errors.length < 2) return null;
  return (
    <div className={styles['below']}>
      <Alert look="error" title={t('errors', { count: errors.length })}>
        <ul className={styles['list']}>
          {shown.map((error, index) => (
            <li key={index}>{explain(error)}</li>
          ))}
        </ul>
        {more}
      </Alert>
    </div>
  );
}
