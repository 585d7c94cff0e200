import { Table, useExplain, useMessages, VerdictBadge } from '#kit';
import type en from './locales/en.json';
import type { parseMany } from './logic.ts';
import { hideLogin } from './parts.ts';

/** A row for each URL of a list. */
export function ManyUrls({ list }: { readonly list: ReturnType<typeof parseMany> }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  return (
    <div className="n-stack">
      <div className="n-line">
        <VerdictBadge isGood>{t('valid', { count: list.valid })}</VerdictBadge>
        {list.invalid > 0 && <VerdictBadge isGood={false}>{t('invalid', { count: list.invalid })}</VerdictBadge>}
      </div>
      <Table
        label={t('parseMany')}
        rows={list.rows}
        labelled
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'url', header: t('url'), code: true, cell: ({ url }) => hideLogin(url) },
          { key: 'host', header: t('host'), code: true, cell: ({ host }) => host },
          { key: 'path', header: t('path'), code: true, cell: ({ path }) => path },
          {
            key: 'parameters',
            header: t('parameterCount'),
            cell: ({ error, parameters }) => error === '' && t('parameters', { count: parameters }),
          },
          {
            key: 'error',
            header: t('problem'),
            cell: ({ error, params }) => error !== '' && explain({ code: error, params, where: {} }),
          },
        ]}
      />
    </div>
  );
}
