import { useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './password-strength-analyser.module.css';
import type { Patterns } from './patterns.ts';

const BEST = 4;

/** How strong a password is, as a bar and a word. */
export function StrengthMeter({ score }: { score: Patterns['score'] }) {
  const t = useMessages<typeof en.ui>();
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
