import { Converter, Directions, Segmented, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { read, spell } from './operations.ts';
import { SpeakButton } from './speak-button.tsx';

export default function TextToNatoAlphabet() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        spell: (
          <Converter
            operation={spell}
            input={t('text')}
            output={t('words')}
            most={3}
            extra={({ state }) => <SpeakButton words={state.is === 'done' ? state.value : undefined} />}
          >
            {(option) => (
              <>
                <Select {...option('alphabet')} />
                <Segmented {...option('layout')} />
                <Switch {...option('symbols')} />
                <Switch {...option('capitals')} />
                {option('alphabet').value === 'icao' && <Segmented {...option('nine')} />}
              </>
            )}
          </Converter>
        ),
        read: (
          <Converter operation={read} input={t('words')} output={t('text')}>
            {(option) => (
              <>
                <Select {...option('alphabet')} />
                <Switch {...option('lowercase')} />
                <Switch {...option('list')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
