import { Disclosure, Table, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Statistics } from './logic.ts';

/** The commonest words and characters, and those that are not seen. */
export function Lists({ statistics: { commonWords, commonCharacters, hidden } }: { statistics: Statistics }) {
  const t = useMessages<typeof en.ui>();
  const times = { key: 'count', header: t('times'), cell: (row: { count: number }) => row.count };
  return (
    <div className="n-stack">
      <h2 className="n-heading">{t('commonWords')}</h2>
      <Table
        label={t('commonWords')}
        rows={commonWords}
        rowKey={({ text }) => text}
        columns={[{ key: 'word', header: t('word'), code: true, cell: ({ text }) => text.slice(0, 200) }, times]}
      />
      <Disclosure label={t('commonCharacters')}>
        <Table
          label={t('commonCharacters')}
          rows={commonCharacters}
          rowKey={({ text }) => text}
          columns={[
            { key: 'character', header: t('character'), code: true, cell: ({ text }) => text.slice(0, 200) },
            times,
          ]}
        />
      </Disclosure>
      <h2 className="n-heading">{t('hidden')}</h2>
      {hidden.length === 0 ? (
        <p>{t('hiddenNone')}</p>
      ) : (
        <Table
          label={t('hidden')}
          rows={hidden}
          rowKey={({ codePoint }) => codePoint}
          columns={[
            { key: 'codePoint', header: t('codePoint'), code: true, cell: (row) => row.codePoint },
            { key: 'name', header: t('name'), cell: (row) => row.name },
            times,
            { key: 'place', header: t('first'), cell: ({ line, column }) => t('place', { line, column }) },
          ]}
        />
      )}
    </div>
  );
}
