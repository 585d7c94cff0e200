import { classes, useMessages } from '#kit';
import type { Found } from './emojis.ts';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';

interface EmojiButtonProps {
  readonly found: Found;
  readonly index?: number;
  readonly isReachable?: boolean;
  readonly isChosen?: boolean;
  readonly isUndrawn?: boolean;
  readonly onFocus?: () => void;
  readonly onCopy: () => void;
}

/** An emoji that is copied by a click. */
export function EmojiButton(props: EmojiButtonProps) {
  const { found, index, isReachable = true, isChosen = false, isUndrawn = false, onFocus, onCopy } = props;
  const t = useMessages<typeof en.ui>();
  const { emoji, name } = found.picture;
  const label = isUndrawn ? `${name} (${t('undrawn')})` : name;
  return (
    <button
      type="button"
      className={classes(styles['emoji'], isUndrawn && styles['undrawn'])}
      data-index={index}
      tabIndex={isReachable ? 0 : -1}
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      title={label}
      onFocus={onFocus}
      onClick={() => {
        // A click does not give the focus to a button in every browser.
        onFocus?.();
        onCopy();
      }}
    >
      {emoji}
    </button>
  );
}
