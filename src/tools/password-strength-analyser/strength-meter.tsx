import { useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './password-strength-analyser.module.css';
import type { Patterns } from './patterns.ts';

const BEST = 4;

/** How strong a password is, as a bar and a word; undefined while the dictionaries are loaded. */
export function StrengthMeter({ score }: { score: Patterns['score'] | undefined }) {
  const t = useMessages<typeof en.ui>();
  if (score === undefined) {
    return (
      <p className={styles['meter']}>
        <progress aria-label={t('loading')} />
        <span>{t('loading')}</span>
      </p>
    );
  }
  const word = t(`strength.${score}`);
  return (
    <p className={styles['meter']}>
      {/* The worst one has a bar, too. */}
      <meter min={0} low={3} high={4} optimum={BEST + 1} max={BEST + 1} value={score + 1} aria-label={t('strength')}>
        {word}
      </meter>
      <strong>{word}</strong>
    </p>
  );
}
