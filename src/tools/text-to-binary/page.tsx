import { Converter, Directions, NumberField, Segmented, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function TextToBinary() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        encode: (
          <Converter operation={encode} input={t('text')} output={t('numbers')} most={3}>
            {(option) => (
              <>
                <Segmented {...option('base')} />
                <Select {...option('separator')} />
                <Select {...option('charset')} />
                {option('base').value === '2' && <NumberField {...option('bits')} />}
                {option('base').value !== '10' && <Switch {...option('prefix')} />}
              </>
            )}
          </Converter>
        ),
        decode: (
          <Converter operation={decode} input={t('numbers')} output={t('text')}>
            {(option) => (
              <>
                <Segmented {...option('base')} />
                <Select {...option('charset')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
