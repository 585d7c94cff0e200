import { isEmptyText, operand, resultToShow, useMessages, useOperation, type TextValue } from '#kit';
import type en from './locales/en.json';
import { count } from './operations.ts';

/** How much there is to read in HTML. */
export function CountLine({ value }: { value: TextValue }) {
  const t = useMessages<typeof en.ui>();
  const counts = resultToShow(useOperation(count, operand(value), {}, { enabled: !isEmptyText(value) }))?.value;
  if (counts === undefined) return <span />;
  return (
    <span>
      {t('words', { count: counts.words })} · {t('characters', { count: counts.characters })}
    </span>
  );
}
