import { useState } from 'react';
import { classes, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './password-strength-analyser.module.css';
import { ShowButton } from './show-button.tsx';
import type { Part } from './patterns.ts';

/** The password with what was found in it, each stretch over its name; masked until somebody asks for it. */
export function MarkedPassword({ password, parts }: { password: string; parts: readonly Part[] }) {
  const t = useMessages<typeof en.ui>();
  const [isShown, setShown] = useState(false);
  const characters = Array.from(password);
  return (
    <div className="n-stack">
      <ol className={styles['parts']} aria-label={t('parts')}>
        {parts.map(({ from, to, kind }) => (
          <li key={from} className={classes(styles['part'], kind !== 'other' && styles['found'])}>
            <span className="n-mono">
              {isShown ? characters.slice(from, to).join('') : '•'.repeat(Math.min(to - from, characters.length))}
            </span>
            <span className={styles['kind']}>{t(`part.${kind}`)}</span>
          </li>
        ))}
      </ol>
      <ShowButton isShown={isShown} onToggle={setShown} />
    </div>
  );
}
