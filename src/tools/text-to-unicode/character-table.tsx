import { isEmptyText, lastGood, operand, Table, TextCopyable, useMessages, useOperation, type Conversion } from '#kit';
import type en from './locales/en.json';
import { characters } from './operations.ts';
import { showCharacter } from './show-character.ts';

const SHOWN = 200;

/** Each character with its code point and bytes. */
export function CharacterTable({ input }: Pick<Conversion, 'input'>) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(characters, operand(input), {}, { enabled: !isEmptyText(input) });
  const shown = lastGood(state)?.value;
  if (shown === undefined) return null;
  const rows = shown.rows.slice(0, SHOWN).map((row, position) => ({ ...row, position }));
  return (
    <>
      <h2 className="n-heading">{t('characters', { count: shown.total })}</h2>
      <Table
        label={t('characterTable')}
        rows={rows}
        rowKey={({ position }) => String(position)}
        columns={[
          { key: 'character', header: t('character'), code: true, cell: ({ character }) => showCharacter(character) },
          {
            key: 'codePoint',
            header: t('codePoint'),
            cell: ({ codePoint }) => <TextCopyable value={codePoint} label={t('codePoint')} />,
          },
          { key: 'decimal', header: t('decimal'), code: true, cell: ({ decimal }) => decimal },
          { key: 'utf8', header: 'UTF-8', code: true, cell: ({ utf8 }) => utf8 || '–' },
          { key: 'utf16', header: 'UTF-16', code: true, cell: ({ utf16 }) => utf16 },
        ]}
      />
      {shown.total > SHOWN && <p className="n-muted">{t('onlyFirst', { count: SHOWN })}</p>}
    </>
  );
}
