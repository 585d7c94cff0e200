import { Table, useIntlLanguage, useLongList, useMessages } from '#kit';
import type { Overlap, Stretch } from './gaps.ts';
import type en from './locales/en.json';

/** The gaps of a list, and the entries that share addresses. */
export function GapsResult({
  gaps,
  overlaps,
}: {
  readonly gaps: readonly Stretch[];
  readonly overlaps: readonly Overlap[];
}) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const gapList = useLongList(gaps);
  const overlapList = useLongList(overlaps);
  const size = ({ size: count }: Stretch) => number.format(BigInt(count));
  const rangeOf = ({ start, end }: Stretch) => (start === end ? start : `${start} – ${end}`);
  return (
    <>
      <h2 className="n-heading">{t('overlaps', { count: overlaps.length })}</h2>
      {overlaps.length > 0 && (
        <Table
          label={t('overlapping')}
          rows={overlapList.shown}
          labelled
          rowKey={(row) => `${row.oneLine} ${row.one} ${row.otherLine} ${row.other}`}
          columns={[
            { key: 'range', header: t('addresses'), cell: rangeOf, code: true },
            { key: 'size', header: t('size'), cell: size },
            { key: 'one', header: t('one'), cell: ({ one, oneLine }) => `${oneLine}: ${one}`, code: true },
            { key: 'other', header: t('other'), cell: ({ other, otherLine }) => `${otherLine}: ${other}`, code: true },
          ]}
        />
      )}
      {overlapList.more}
      <h2 className="n-heading">{t('gaps', { count: gaps.length })}</h2>
      {gaps.length > 0 && (
        <Table
          label={t('missing')}
          rows={gapList.shown}
          labelled
          rowKey={({ start }) => start}
          columns={[
            { key: 'range', header: t('addresses'), cell: rangeOf, code: true },
            { key: 'size', header: t('size'), cell: size },
          ]}
        />
      )}
      {gapList.more}
    </>
  );
}
