import { Alert, Button, IconButton, useMessages } from '#kit';
import { describe } from './describe.ts';
import { EmojiButton } from './emoji-button.tsx';
import type { EmojiSet, Found } from './emojis.ts';
import styles from './emoji-picker.module.css';
import type en from './locales/en.json';
import { NotationFacts } from './notation-facts.tsx';
import { useUndrawn } from './use-undrawn.ts';

interface EmojiDetailsProps {
  readonly set: EmojiSet;
  readonly found: Found;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: () => void;
  readonly onChoose: (found: Found) => void;
  readonly onCopy: (found: Found) => void;
}

/** All that is known of the chosen emoji. */
export function EmojiDetails({ set, found, isFavorite, onToggleFavorite, onChoose, onCopy }: EmojiDetailsProps) {
  const t = useMessages<typeof en.ui>();
  const { base, picture } = found;
  const isUndrawn = useUndrawn([picture.emoji]).has(picture.emoji);
  return (
    <div className={styles['details']}>
      <div className={styles['head']}>
        <span className={styles['large']} aria-hidden="true">
          {picture.emoji}
        </span>
        <h2>{picture.name}</h2>
        <Button look="primary" icon="copy" onClick={() => onCopy(found)}>
          {t('copyEmoji')}
        </Button>
        <IconButton
          className={isFavorite ? styles['favorite'] : undefined}
          icon="heart"
          label={t(isFavorite ? 'unfavorite' : 'favorite')}
          aria-pressed={isFavorite}
          onClick={onToggleFavorite}
        />
      </div>
      {isUndrawn && <Alert look="warning">{t('undrawn')}</Alert>}
      {base.variants.length > 0 && (
        <div className={styles['row']} role="group" aria-label={t('variants')}>
          {[base, ...base.variants].map((variant) => {
            const own = { base, picture: variant };
            return (
              <EmojiButton
                key={variant.key}
                found={own}
                isChosen={variant.key === picture.key}
                onFocus={() => onChoose(own)}
                onCopy={() => onCopy(own)}
              />
            );
          })}
        </div>
      )}
      <NotationFacts emoji={describe({ ...found, source: picture.emoji }, set)} />
    </div>
  );
}
