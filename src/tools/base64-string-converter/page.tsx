import { Converter, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function Base64StringConverter() {
  const t = useMessages<typeof en.ui>();
  const charsets = {
    'utf-8': t('utf8'),
    'utf-16le': t('utf16le'),
    'utf-16be': t('utf16be'),
    latin1: t('latin1'),
    hex: t('hex'),
  };
  return (
    <>
      <Converter operation={encode} title={t('encode')} input={t('text')} output={t('base64')}>
        {(option) => (
          <>
            <Select {...option('charset')} label={t('charset')} labels={charsets} />
            <Switch {...option('urlSafe')} label={t('urlSafe')} />
            <Switch {...option('wrap')} label={t('wrap')} disabled={option('eachLine').value} />
            <Switch {...option('eachLine')} label={t('eachLine')} />
          </>
        )}
      </Converter>
      <Converter operation={decode} title={t('decode')} input={t('base64')} output={t('text')}>
        {(option) => (
          <>
            <Select {...option('charset')} label={t('charset')} labels={charsets} />
            <Switch {...option('eachLine')} label={t('eachLine')} />
          </>
        )}
      </Converter>
    </>
  );
}
