import { Alert, Button, useMessages } from '#kit';
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
  readonly onChoose: (found: Found) => void;
  readonly onCopy: (found: Found) => void;
}

/** The chosen emoji, its skin tones and notations. */
export function EmojiDetails({ set, found, onChoose, onCopy }: EmojiDetailsProps) {
  const t = useMessages<typeof en.ui>();
  const { base, picture } = found;
  const isUndrawn = useUndrawn([picture.emoji]).has(picture.emoji);
  return (
    <div className="n-stack">
      <div className={styles['head']}>
        <span className={styles['large']} aria-hidden="true">
          {picture.emoji}
        </span>
        <h2>{picture.name}</h2>
        <Button look="primary" icon="copy" onClick={() => onCopy(found)}>
          {t('copyEmoji')}
        </Button>
      </div>
      {isUndrawn && <Alert look="warning">{t('undrawn')}</Alert>}
      {base.variants.length > 0 && (
        <div className={styles['variants']} role="group" aria-label={t('variants')}>
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
