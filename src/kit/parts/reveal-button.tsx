import { useCommonMessages } from '../settings/language.ts';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

interface RevealButtonProps {
  /** The name of the secret. */
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** The eye that shows a secret, and hides it again. */
export function RevealButton({ label, isShown, onChange }: RevealButtonProps) {
  const t = useCommonMessages();
  return (
    <button
      type="button"
      className={styles['small-button']}
      aria-pressed={isShown}
      aria-label={t('reveal', { what: label })}
      onClick={() => onChange(!isShown)}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} small />
    </button>
  );
}
