import { Table, useIntlLanguage, useMessages } from '#kit';
import { ATTACKERS } from './attackers.ts';
import type { BruteForce } from './brute-force.ts';
import type en from './locales/en.json';
import type { Analysis } from './logic.ts';
import { useDurations } from './use-durations.ts';

interface AttackTimesProps {
  readonly counted: BruteForce;
  /** Undefined while it is on its way. */
  readonly analysis: Analysis | undefined;
  readonly rate: number;
}

/** How long several attackers need, by what people choose and by trying everything. */
export function AttackTimes({ counted, analysis, rate }: AttackTimesProps) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const say = useDurations();
  const sayRate = (perSecond: number) =>
    perSecond < 1
      ? t('perHour', { rate: new Intl.NumberFormat(language).format(Math.round(perSecond * 3600)) })
      : t('perSecond', {
          rate: new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' }).format(perSecond),
        });
  const rows = Object.entries({ ...ATTACKERS, own: rate }).map(([attacker, perSecond]) => ({
    attacker: attacker as keyof typeof ATTACKERS | 'own',
    perSecond,
  }));
  const timeFor = (log10Guesses: number, perSecond: number) => say(log10Guesses - Math.log10(perSecond));
  return (
    <Table
      label={t('times')}
      labelled
      rows={rows}
      rowKey={({ attacker }) => attacker}
      columns={[
        { key: 'attacker', header: t('attacker'), cell: ({ attacker }) => t(`attacker.${attacker}`) },
        { key: 'perSecond', header: t('guessRate'), cell: ({ perSecond }) => sayRate(perSecond) },
        {
          key: 'patterns',
          header: t('byPatterns'),
          cell: ({ perSecond }) =>
            analysis === undefined ? '–' : <strong>{timeFor(analysis.log10Guesses, perSecond)}</strong>,
        },
        {
          key: 'bruteForce',
          header: t('byBruteForce'),
          cell: ({ perSecond }) => timeFor(counted.log10Guesses, perSecond),
        },
      ]}
    />
  );
}
