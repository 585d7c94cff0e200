import { Facts, useIntlLanguage, useMessages } from '#kit';
import type { BruteForce } from './brute-force.ts';
import type en from './locales/en.json';
import { useDurations } from './use-durations.ts';

/** The cost of trying every combination, and that this is not what attackers do first. */
export function BruteForceFacts({ counted, rate }: { counted: BruteForce; rate: number }) {
  const t = useMessages<typeof en.ui>();
  const say = useDurations();
  const number = new Intl.NumberFormat(useIntlLanguage(), { maximumFractionDigits: 2 });
  const { length, setSize, entropy, score, log10Guesses } = counted;
  const plain = { copy: false, code: false } as const;
  return (
    <>
      <h2 className="n-heading">{t('byBruteForce')}</h2>
      <p className="n-muted">{t('bruteForceHint')}</p>
      <Facts
        facts={[
          { label: t('duration'), value: say(log10Guesses - Math.log10(rate)), ...plain },
          { label: t('length'), value: number.format(length), ...plain },
          { label: t('entropyBits'), value: number.format(entropy), ...plain },
          { label: t('setSize'), value: number.format(setSize), ...plain },
          { label: t('score'), value: `${score} / 100`, ...plain },
        ]}
      />
    </>
  );
}
