import { useState } from 'react';
import { Alert, OptionsLine, SecretField, Section, Segmented, Select, useMessages } from '#kit';
import type en from './locales/en.json';
import { PhraseCheck } from './phrase-check.tsx';
import { PhraseFields } from './phrase-fields.tsx';
import { SeedPart } from './seed-part.tsx';
import { usePhrase } from './use-phrase.ts';

export default function Bip39Generator() {
  const t = useMessages<typeof en.ui>();
  const [isShown, setShown] = useState(false);
  const state = usePhrase();
  const { option, phrase, language, takeEntropy } = state;
  const [words, source, rolls] = [option('words'), option('source'), option('rolls')];
  /** Another length or source asks for new entropy. */
  const renewing =
    <V,>(change: (value: V) => void) =>
    (value: V) => {
      takeEntropy(undefined);
      change(value);
    };
  return (
    <Section name="check">
      <OptionsLine>
        <Select {...option('language')} value={language} onChange={state.setLanguage} />
        <Segmented {...words} onChange={renewing(words.onChange)} />
        <Select {...source} onChange={renewing(source.onChange)} />
        {source.value !== 'random' && (
          <SecretField {...rolls} onChange={renewing(rolls.onChange)} hint={t('rollsHint')} />
        )}
      </OptionsLine>
      <div className="n-stack">
        <PhraseFields state={state} isShown={isShown} onShow={setShown} />
        <Alert look="warning">{t('danger')}</Alert>
        <div className="n-stack" data-result aria-live="polite">
          {phrase !== '' && <PhraseCheck state={state} />}
        </div>
        {phrase !== '' && <SeedPart phrase={phrase} language={language} isShown={isShown} />}
      </div>
    </Section>
  );
}
