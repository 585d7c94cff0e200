import { Converter, Directions, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function Base64StringConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('base64')}>
            {(option) => (
              <>
                <Switch {...option('urlSafe')} />
                <Select {...option('charset')} />
                <Switch {...option('wrap')} disabled={option('eachLine').value} />
                <Switch {...option('eachLine')} />
              </>
            )}
          </Converter>
        ),
        decode: (
          <Converter operation={decode} input={t('base64')} output={t('text')}>
            {(option) => (
              <>
                <Select {...option('charset')} />
                <Switch {...option('eachLine')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
