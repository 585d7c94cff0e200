import { Converter, Segmented, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { read, spell } from './operations.ts';
import { SpeakButton } from './speak-button.tsx';

const NAMES = ['icao', 'german', 'french', 'spanish', 'italian', 'portuguese', 'russian'] as const;

export default function TextToNatoAlphabet() {
  const t = useMessages<typeof en.ui>();
  const alphabets = Object.fromEntries(NAMES.map((name) => [name, t(`alphabet.${name}`)]));
  return (
    <>
      <Converter
        operation={spell}
        title={t('spell')}
        input={t('text')}
        output={t('words')}
        extra={({ state }) => <SpeakButton words={state.is === 'done' ? state.value : undefined} />}
      >
        {(option) => (
          <>
            <Select {...option('alphabet')} label={t('alphabet')} labels={alphabets} />
            <Switch {...option('symbols')} label={t('symbols')} />
            <Switch {...option('capitals')} label={t('capitals')} />
            {option('alphabet').value === 'icao' && (
              <Segmented {...option('nine')} label="9" labels={{ nine: t('nine'), niner: t('niner') }} />
            )}
            <Segmented
              {...option('layout')}
              label={t('layout')}
              labels={{ line: t('layout.line'), list: t('layout.list') }}
            />
          </>
        )}
      </Converter>
      <Converter operation={read} title={t('read')} input={t('words')} output={t('text')}>
        {(option) => <Select {...option('alphabet')} label={t('alphabet')} labels={alphabets} />}
      </Converter>
    </>
  );
}
