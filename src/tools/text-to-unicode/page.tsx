import { Converter, Select, Switch, useMessages } from '#kit';
import { CharacterTable } from './character-table.tsx';
import type en from './locales/en.json';
import { decode, encode } from './operations.ts';

export default function TextToUnicode() {
  const t = useMessages<typeof en.ui>();
  const notations = {
    decimal: t('notation.decimal'),
    hex: t('notation.hex'),
    js: t('notation.js'),
    braces: t('notation.braces'),
    json: t('notation.json'),
    python: t('notation.python'),
    css: t('notation.css'),
    uplus: t('notation.uplus'),
  };
  return (
    <>
      <Converter
        operation={encode}
        title={t('encode')}
        input={t('text')}
        output={t('unicode')}
        extra={({ input }) => <CharacterTable input={input} />}
      >
        {(option) => (
          <>
            <Select {...option('notation')} label={t('notation')} labels={notations} />
            <Switch {...option('skipAscii')} label={t('skipAscii')} />
          </>
        )}
      </Converter>
      <Converter operation={decode} title={t('decode')} input={t('unicode')} output={t('text')} />
    </>
  );
}
