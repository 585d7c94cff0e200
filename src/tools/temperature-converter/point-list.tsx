import { Button, Reference, Table, useMessages } from '#kit';
import type en from './locales/en.json';
import { searchPoints } from './operations.ts';
import { findPoints, pointGroups, type points } from './points.ts';
import type { Temperature } from './use-temperature.ts';

type Row = (typeof points)[number];

/** Temperatures that people know, each of which can be taken into the rows. */
export function PointList({ temperature }: { readonly temperature: Temperature }) {
  const t = useMessages<typeof en.ui>();
  const { inLanguage, write } = temperature;
  const nameOf = ({ id, mark }: Row) => t(`point.${id}`, { mark: mark ?? '' });
  const find = (query: string) => {
    const found = findPoints(query, nameOf);
    return pointGroups.map((id) => ({
      id,
      title: t(`group.${id}`),
      rows: found.filter(({ group }) => group === id),
    }));
  };
  // Gas marks are whole degrees Fahrenheit; of all others Celsius has the last digit.
  const use = ({ group, celsius, fahrenheit }: Row) =>
    group === 'oven' ? write(fahrenheit, 'fahrenheit') : write(celsius, 'celsius');
  return (
    <Reference operation={searchPoints} search={t('findPoint')} find={find}>
      {(rows, { title }) => (
        <Table
          label={title}
          rows={rows}
          labelled
          rowKey={({ id, mark }) => id + (mark ?? '')}
          columns={[
            { key: 'name', header: t('point'), cell: nameOf },
            { key: 'celsius', header: '°C', cell: ({ celsius }) => inLanguage(celsius), code: true },
            { key: 'fahrenheit', header: '°F', cell: ({ fahrenheit }) => inLanguage(fahrenheit), code: true },
            { key: 'kelvin', header: 'K', cell: ({ kelvin }) => inLanguage(kelvin), code: true },
            {
              key: 'use',
              header: t('use'),
              cell: (row) => (
                <Button size="small" aria-label={t('useWhat', { what: nameOf(row) })} onClick={() => use(row)}>
                  {t('use')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Reference>
  );
}
