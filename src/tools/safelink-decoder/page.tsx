import { Converter, Directions, Inspector, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { decode, replace } from './operations.ts';
import { Targets } from './targets.tsx';

export default function SafelinkDecoder() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        decode: (
          <Inspector
            operation={decode}
            input={t('link')}
            placeholder="https://eur01.safelinks.protection.outlook.com/?url=…"
            multiline
            options={(option) => <Switch {...option('tracking')} />}
          >
            {(links) => <Targets links={links} />}
          </Inspector>
        ),
        replace: (
          <Converter operation={replace} input={t('text')} output={t('replaced')}>
            {(option) => <Switch {...option('tracking')} />}
          </Converter>
        ),
      }}
    </Directions>
  );
}
