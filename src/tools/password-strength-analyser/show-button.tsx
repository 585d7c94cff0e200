import { Button, useMessages } from '#kit';
import type en from './locales/en.json';

interface ShowButtonProps {
  readonly isShown: boolean;
  readonly onToggle: (isShown: boolean) => void;
}

/** Shows what is masked, and masks it again. */
export function ShowButton({ isShown, onToggle }: ShowButtonProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <p>
      <Button size="small" icon={isShown ? 'eye-off' : 'eye'} aria-pressed={isShown} onClick={() => onToggle(!isShown)}>
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </p>
  );
}
