import { useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import type { TokenOptions } from './logic.ts';
import { strength } from './operations.ts';
import styles from './strength-meter.module.css';

/** More bits than a cipher's key has make no difference. */
const ENOUGH = 128;

/** How hard one token of these options is to guess: a bar, the bits and a word. */
export function StrengthMeter({ options }: { options: TokenOptions }) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(strength, undefined, options);
  // Its place is kept until it is known, so that the result below does not move.
  if (state.is !== 'done') return <div className={styles['root']} />;
  const { bits, strength: word } = state.value;
  const text = t('entropy', { bits, strength: t(`strength.${word}`) });
  return (
    <div className={styles['root']}>
      <meter
        min={0}
        low={64}
        high={80}
        optimum={ENOUGH}
        max={ENOUGH}
        value={Math.min(bits, ENOUGH)}
        aria-label={t('strength')}
      >
        {text}
      </meter>
      <p>{text}</p>
    </div>
  );
}
