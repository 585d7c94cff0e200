import { Table, TextCopyable, useMessages } from '#kit';
import type en from './locales/en.json';
import { showCharacter } from '#lib/show-character';

interface EntityRow {
  readonly character: string;
  readonly codePoint: string;
  readonly meaning: string;
  readonly names?: readonly string[];
  readonly reference?: string;
  readonly count?: number;
}

/** Characters with what stands for them and what they mean. */
export function EntityTable({ label, rows }: { readonly label: string; readonly rows: readonly EntityRow[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Table
      label={label}
      labelled
      rows={rows}
      rowKey={({ character, reference }) => reference ?? character}
      columns={[
        { key: 'character', header: t('character'), code: true, cell: ({ character }) => showCharacter(character) },
        {
          key: 'entity',
          header: t('entity'),
          cell: ({ names = [], reference = '' }) => (
            <>
              <TextCopyable value={names[0] ?? reference} label={t('entity')} />
              {names.length > 1 && <div className="n-mono n-muted">{names.slice(1).join(' ')}</div>}
            </>
          ),
        },
        {
          key: 'codePoint',
          header: t('codePoint'),
          cell: ({ codePoint }) => <TextCopyable value={codePoint} label={t('codePoint')} />,
        },
        {
          key: 'meaning',
          header: t('meaning'),
          cell: ({ meaning }) => <span lang="en">{meaning || '–'}</span>,
        },
        ...(rows[0]?.count === undefined
          ? []
          : [{ key: 'count', header: t('count'), cell: ({ count }: EntityRow) => String(count) }]),
      ]}
    />
  );
}
