import { Converter, Directions, Select, Switch, useMessages } from '#kit';
import { CharacterTable } from './character-table.tsx';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function TextToUnicode() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        encode: (
          <Converter
            operation={encode}
            input={t('text')}
            output={t('unicode')}
            extra={({ input }) => <CharacterTable input={input} />}
          >
            {(option) => (
              <>
                <Select {...option('notation')} />
                <Switch {...option('skipAscii')} />
              </>
            )}
          </Converter>
        ),
        decode: <Converter operation={decode} input={t('unicode')} output={t('text')} />,
      }}
    </Directions>
  );
}
