import { Button, Fold, Table, useMessages } from '#kit';
import type en from './locales/en.json';
import { shownKey, type Press } from './press.ts';

/** The last events, down and up, the latest first. */
export function History({ history, onClear }: { history: readonly Press[]; onClear: () => void }) {
  const t = useMessages<typeof en.ui>();
  const rows = history.map((press, index) => {
    const before = history[index + 1];
    return { press, number: history.length - index, after: before && Math.round(press.timeStamp - before.timeStamp) };
  });
  return (
    <Fold title={t('history')}>
      {rows.length === 0 ? (
        <p>{t('noHistory')}</p>
      ) : (
        <>
          <Table
            label={t('history')}
            labelled
            rows={rows}
            rowKey={({ press, number }) => `${press.timeStamp} ${number}`}
            columns={[
              { key: 'type', header: 'type', code: true, cell: ({ press }) => press.type + (press.repeat ? ' ↻' : '') },
              { key: 'key', header: 'key', code: true, cell: ({ press }) => shownKey(press) },
              { key: 'code', header: 'code', code: true, cell: ({ press }) => press.code || '–' },
              { key: 'keyCode', header: 'keyCode', code: true, cell: ({ press }) => press.keyCode },
              { key: 'after', header: t('after'), cell: ({ after }) => after ?? '–' },
            ]}
          />
          <p>
            <Button size="small" onClick={onClear}>
              {t('clearHistory')}
            </Button>
          </p>
        </>
      )}
    </Fold>
  );
}
