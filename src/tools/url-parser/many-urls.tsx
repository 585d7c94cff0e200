import { Table, useExplain, useMessages } from '#kit';
import type en from './locales/en.json';
import type { parseMany } from './logic.ts';

/** A row for each URL of a list. */
export function ManyUrls({ list }: { readonly list: ReturnType<typeof parseMany> }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  return (
    <>
      <h2 className="n-heading">{t('valid', { count: list.valid })}</h2>
      {list.invalid > 0 && <p className="n-muted">{t('invalid', { count: list.invalid })}</p>}
      <Table
        label={t('parseMany')}
        labelled
        rows={list.rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => String(line) },
          { key: 'url', header: t('url'), code: true, cell: ({ url }) => url },
          { key: 'host', header: t('host'), code: true, cell: ({ host }) => host || '–' },
          { key: 'path', header: t('path'), code: true, cell: ({ path }) => path || '–' },
          { key: 'parameters', header: t('parameterCount'), cell: ({ parameters }) => String(parameters) },
          { key: 'fragment', header: t('fragment'), code: true, cell: ({ fragment }) => fragment || '–' },
          {
            key: 'error',
            header: t('problem'),
            cell: ({ error, params }) => (error === '' ? '–' : explain({ code: error, params, where: {} })),
          },
        ]}
      />
    </>
  );
}
