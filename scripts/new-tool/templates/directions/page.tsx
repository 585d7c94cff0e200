import { Converter, Directions, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('code')}>
            {(option) => <Switch {...option('upperCase')} />}
          </Converter>
        ),
        decode: <Converter operation={decode} input={t('code')} output={t('text')} />,
      }}
    </Directions>
  );
}
