import { useState } from 'react';
import styles from './hidden-text.module.css';
import { RevealButton } from './reveal-button.tsx';

/** As many dots for every secret, so that its length is not shown either. */
const DOTS = '•'.repeat(8);

/** A secret among results: dots until the eye is pressed. */
export function HiddenText({ label, value }: { readonly label: string; readonly value: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles['root']}>
      {isShown ? value : DOTS}
      <RevealButton label={label} isShown={isShown} onChange={setShown} />
    </span>
  );
}
