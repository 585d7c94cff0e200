import { Badge, CopyButton, CsvButtons, Table, useMessages } from '#kit';
import styles from './chronometer.module.css';
import { formatDuration } from './duration.ts';
import { readLaps, writeCsv, writeText } from './laps.ts';
import type en from './locales/en.json';

/** The laps, the latest first, with the fastest and the slowest marked. */
export function LapTable({ totals }: { readonly totals: readonly number[] }) {
  const t = useMessages<typeof en.ui>();
  const laps = readLaps(totals);
  return (
    <section className="n-stack" aria-labelledby="laps">
      <div className={styles['head']}>
        <h2 id="laps">{t('laps')}</h2>
        <span className="n-muted">{t('mean', { time: formatDuration((totals.at(-1) ?? 0) / laps.length) })}</span>
        <CopyButton value={writeText(laps)} look="default" />
        <CsvButtons make={() => writeCsv(laps)} name="laps.csv" />
      </div>
      <Table
        label={t('laps')}
        labelled
        rows={laps.toReversed()}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'number', header: t('lap'), cell: ({ number }) => number },
          { key: 'split', header: t('split'), cell: ({ split }) => formatDuration(split), code: true },
          { key: 'total', header: t('total'), cell: ({ total }) => formatDuration(total), code: true },
          {
            key: 'rank',
            header: t('rank'),
            cell: ({ rank }) => rank !== undefined && <Badge>{t(`rank.${rank}`)}</Badge>,
          },
        ]}
      />
    </section>
  );
}
