import { Converter, NumberField, OperationTabs, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { obfuscate, redact } from './operations.ts';

const KINDS = ['keys', 'passwords', 'emails', 'phones', 'cards', 'ibans', 'ips'] as const;

export default function StringObfuscator() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        obfuscate: (
          <Converter operation={obfuscate} input={t('text')} output={t('masked')}>
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
        ),
        redact: (
          <Converter operation={redact} input={t('text')} output={t('masked')}>
            {(option) => (
              <>
                {KINDS.map((kind) => (
                  <Switch key={kind} {...option(kind)} />
                ))}
                <TextField {...option('mask')} inline />
                <NumberField {...option('fixedLength')} />
                <Switch {...option('suffix')} />
              </>
            )}
          </Converter>
        ),
      }}
    </OperationTabs>
  );
}
