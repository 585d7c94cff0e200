import { Converter, NumberField, Segmented, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function TextToBinary() {
  const t = useMessages<typeof en.ui>();
  const bases = { 2: t('base2'), 8: t('base8'), 10: t('base10'), 16: t('base16') };
  const charsets = { 'utf-8': t('utf8'), 'utf-16le': t('utf16le'), 'utf-16be': t('utf16be'), latin1: t('latin1') };
  const separators = { space: t('space'), none: t('none'), comma: t('comma'), line: t('line') };
  return (
    <>
      <Converter operation={encode} title={t('encode')} input={t('text')} output={t('numbers')}>
        {(option) => (
          <>
            <Segmented {...option('base')} label={t('base')} labels={bases} />
            <Select {...option('charset')} label={t('charset')} labels={charsets} />
            <Select {...option('separator')} label={t('separator')} labels={separators} />
            {option('base').value === '2' && <NumberField {...option('bits')} label={t('bits')} />}
            {option('base').value !== '10' && <Switch {...option('prefix')} label={t('prefix')} />}
          </>
        )}
      </Converter>
      <Converter operation={decode} title={t('decode')} input={t('numbers')} output={t('text')}>
        {(option) => (
          <>
            <Segmented {...option('base')} label={t('base')} labels={bases} />
            <Select {...option('charset')} label={t('charset')} labels={charsets} />
          </>
        )}
      </Converter>
    </>
  );
}
