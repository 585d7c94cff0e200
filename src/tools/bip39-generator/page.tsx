import { Alert, OptionsLine, resultToShow, SecretField, Section, Segmented, Select, useMessages } from '#kit';
import type en from './locales/en.json';
import { PhraseCheck } from './phrase-check.tsx';
import { PhraseFields } from './phrase-fields.tsx';
import { SeedFold } from './seed-fold.tsx';
import { usePhrase } from './use-phrase.ts';

export default function Bip39Generator() {
  const t = useMessages<typeof en.ui>();
  const state = usePhrase();
  const { option, phrase, language } = state;
  const shown = state.checked && resultToShow(state.checked);
  return (
    <Section name="check">
      <OptionsLine>
        <Select {...option('language')} onChange={state.setLanguage} />
        <Segmented {...option('words')} />
        <Select {...option('source')} />
        {option('source').value !== 'random' && <SecretField {...option('rolls')} hint={t('rollsHint')} />}
      </OptionsLine>
      <div className="n-stack">
        <PhraseFields state={state} />
        <div className="n-stack" data-result aria-live="polite">
          {shown !== undefined && phrase !== '' && (
            <PhraseCheck shown={shown} phrase={phrase} onChange={state.setPhrase} />
          )}
        </div>
        <SeedFold phrase={phrase} language={language} />
        <Alert look="warning">{t('danger')}</Alert>
      </div>
    </Section>
  );
}
