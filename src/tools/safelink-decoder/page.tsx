import { Converter, Inspector, OperationTabs, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, replace } from './operations.ts';
import { TargetFacts } from './target-facts.tsx';

export default function SafelinkDecoder() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        decode: (
          <Inspector
            operation={decode}
            input={t('link')}
            placeholder="https://eur01.safelinks.protection.outlook.com/?url=…"
            multiline
            options={(option) => <Switch {...option('clean')} />}
          >
            {(result) => <TargetFacts of={result} />}
          </Inspector>
        ),
        replace: (
          <Converter operation={replace} input={t('text')} output={t('replaced')}>
            {(option) => <Switch {...option('clean')} />}
          </Converter>
        ),
      }}
    </OperationTabs>
  );
}
