import type { Values } from '#engine/options';
import { resultToShow, useIntlLanguage, useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import { count } from './operations.ts';
import styles from './text-statistics.module.css';

/** How much is selected, while something is. */
export function SelectionLine({ text, options }: { text: string; options: Values<(typeof count)['options']> }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const state = useOperation(count, text, options, { enabled: text !== '' });
  const shown = resultToShow(state)?.value;
  if (shown === undefined || text === '') return null;
  const { words, characters, lines } = shown;
  return (
    <p className={styles['selection']} role="status">
      {t('selected', {
        words: number.format(words),
        characters: number.format(characters),
        lines: number.format(lines),
      })}
    </p>
  );
}
