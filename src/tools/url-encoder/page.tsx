import { Converter, Directions, Select, Switch, useMessages } from '#kit';
import type decoding from '#texts/decoding/en.json';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function UrlEncoder() {
  const t = useMessages<typeof en.ui & typeof decoding>();
  return (
    <Directions>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('encoded')}>
            {(option) => (
              <>
                <Select {...option('mode')} />
                <Switch {...option('eachLine')} />
              </>
            )}
          </Converter>
        ),
        decode: (
          <Converter operation={decode} input={t('encoded')} output={t('text')}>
            {(option) => (
              <>
                <Switch {...option('plus')} />
                <Switch {...option('repeat')} />
                <Switch {...option('lenient')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
