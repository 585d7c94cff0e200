import { Converter, NumberField, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { obfuscate } from './operations.ts';

/** A value with its middle masked. */
export function OneValue() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={obfuscate} input={t('text')} output={t('masked')} isSecret>
      {(option) => (
        <>
          <NumberField {...option('keepFirst')} />
          <NumberField {...option('keepLast')} />
          <Switch {...option('keepSpaces')} />
          <Switch {...option('keepSymbols')} />
          <TextField {...option('mask')} inline />
          <NumberField {...option('fixedLength')} />
          <Switch {...option('eachLine')} />
          <Switch {...option('suffix')} />
        </>
      )}
    </Converter>
  );
}
