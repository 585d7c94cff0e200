import { isEmptyText, lastGood, operand, useMessages, useOperation, type Conversion } from '#kit';
import { EntityTable } from './entity-table.tsx';
import type en from './locales/en.json';
import { found, type decode } from './operations.ts';

/** The entities of the text that is decoded, with what they mean. */
export function FoundEntities({
  input,
  values: { syntax },
}: Pick<Conversion<typeof decode.options>, 'input' | 'values'>) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(found, operand(input), { syntax }, { enabled: !isEmptyText(input) });
  const shown = lastGood(state)?.value;
  if (shown === undefined || shown.total === 0) return null;
  return (
    <>
      <h2 className="n-heading">{t('foundEntities', { count: shown.total })}</h2>
      <EntityTable label={t('entityTable')} rows={shown.rows} />
      {shown.total > shown.rows.length && <p className="n-muted">{t('onlyFirst', { count: shown.rows.length })}</p>}
    </>
  );
}
