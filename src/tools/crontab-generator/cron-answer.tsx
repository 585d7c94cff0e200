import { Answer, Notes, resultToShow, useIntlLanguage, useMessages, useNow, type RunState } from '#kit';
import { sayRelative } from '#lib/say-relative';
import styles from './crontab-generator.module.css';
import type en from './locales/en.json';
import type { Description } from './logic.ts';

/** What the expression means in words, and how long it is until the next run. */
export function CronAnswer({ state }: { state: RunState<Description> }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const now = useNow();
  const shown = resultToShow(state);
  const waits = shown?.value.runs.map(({ utc }) => (Date.parse(utc) - (now ?? NaN)) / 1000);
  const wait = waits?.find((seconds) => seconds > 0);
  return (
    <div className={styles['answer']}>
      <Answer label={t('words')} value={shown && (shown.value.words || '–')} copy={shown?.value.words} code={false}>
        <p className={styles['next']} aria-live="off">
          {wait !== undefined && t('next', { when: sayRelative(Math.round(wait), language) })}
        </p>
      </Answer>
      <Notes notes={shown?.notes ?? []} />
    </div>
  );
}
