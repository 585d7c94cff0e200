import { useMemo } from 'react';
import { Badge, Table, useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Run } from './runs.ts';

/** The next runs on the clock of the zone, with what clock changes do to them. */
export function RunsTable({ runs, timeZone }: { runs: readonly Run[]; timeZone: string }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      }),
    [language, timeZone],
  );
  return (
    <Table
      label={t('runs')}
      rows={runs}
      rowKey={({ utc }) => utc}
      columns={[
        {
          key: 'local',
          header: timeZone,
          cell: ({ utc, clockChange }) => (
            <span className="n-line">
              {format.format(Date.parse(utc))}
              {clockChange !== null && <Badge look="warning">{t(`clock.${clockChange}`)}</Badge>}
            </span>
          ),
        },
        { key: 'offset', header: t('offset'), code: true, cell: ({ local }) => local.slice(19) },
        ...(timeZone === 'UTC' ? [] : [{ key: 'utc', header: 'UTC', code: true, cell: ({ utc }: Run) => utc }]),
      ]}
    />
  );
}
