import type { TextSpec } from '#engine/options';
import { Disclosure, TextField, useMessages, type Bound } from '#kit';
import type en from './locales/en.json';

/** A font file of one's own, pasted. */
export function OwnFont(font: Bound<TextSpec>) {
  const t = useMessages<typeof en.ui>();
  return (
    <Disclosure label={t('ownFonts')} isUsed={font.value !== ''}>
      <TextField {...font} multiline rows={6} placeholder="flf2a$ 6 5 16 15 13" />
      <p className="n-muted">{t('ownFontHint')}</p>
    </Disclosure>
  );
}
