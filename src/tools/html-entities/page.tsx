import { Converter, Directions, Segmented, Select, Switch, useMessages } from '#kit';
import type decoding from '#texts/decoding/en.json';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function HtmlEntities() {
  const t = useMessages<typeof en.ui & typeof decoding>();
  return (
    <Directions>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('encoded')}>
            {(option) => (
              <>
                <Select {...option('scope')} />
                <Segmented {...option('notation')} />
              </>
            )}
          </Converter>
        ),
        decode: (
          <Converter operation={decode} input={t('encoded')} output={t('text')}>
            {(option) => (
              <>
                <Switch {...option('repeat')} />
                <Switch {...option('attribute')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
