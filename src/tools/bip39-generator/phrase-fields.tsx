import { Button, classes, CopyButton, ExampleButton, TextField, useFieldError, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Phrase } from './use-phrase.ts';

interface PhraseFieldsProps {
  readonly state: Phrase;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The phrase and its entropy, blurred until somebody asks for them. */
export function PhraseFields({ state, isShown, onShow }: PhraseFieldsProps) {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { phrase, entropy } = state;
  return (
    <>
      <div className={classes('n-stack', !isShown && 'n-blurred')}>
        <div data-input>
          <TextField
            label={t('phrase')}
            value={phrase}
            onChange={state.setPhrase}
            placeholder={t('phraseHint')}
            multiline
            {...fieldError(state.phraseError)}
            tools={
              <>
                <ExampleButton onClick={state.loadExample} />
                <CopyButton value={phrase} label={t('phrase')} />
              </>
            }
          />
        </div>
        <TextField
          label={t('entropy')}
          value={entropy}
          onChange={state.takeEntropy}
          hint={state.isKept ? t('kept') : undefined}
          {...fieldError(state.entropyError)}
          tools={<CopyButton value={entropy} label={t('entropy')} />}
        />
      </div>
      <p className="n-line">
        <Button look="primary" icon="refresh" data-refresh onClick={state.makeNew}>
          {t('new')}
        </Button>
        <Button icon={isShown ? 'eye-off' : 'eye'} aria-pressed={isShown} onClick={() => onShow(!isShown)}>
          {t(isShown ? 'hide' : 'show')}
        </Button>
      </p>
    </>
  );
}
