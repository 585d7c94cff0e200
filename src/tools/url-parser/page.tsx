import { Converter, Directions, Inspector, SecretField, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { ManyUrls } from './many-urls.tsx';
import { change, parseMany } from './operations.ts';
import { ParseForm } from './parse-form.tsx';

export default function UrlParser() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        parse: <ParseForm />,
        parseMany: (
          <Inspector operation={parseMany} input={t('onePerLine')} multiline>
            {(list) => <ManyUrls list={list} />}
          </Inspector>
        ),
        change: (
          <Converter operation={change} input={t('onePerLine')} output={t('changed')} most={3}>
            {(option) => (
              <>
                <Switch {...option('tracking')} />
                <Switch {...option('sort')} />
                <Switch {...option('noFragment')} />
                <TextField {...option('remove')} multiline placeholder="session_id" />
                <TextField {...option('set')} multiline placeholder="lang=en" />
                <TextField {...option('scheme')} placeholder={t('unchanged')} />
                <TextField {...option('host')} placeholder={t('unchanged')} />
                <TextField {...option('port')} placeholder={t('unchanged')} />
                <TextField {...option('path')} placeholder={t('unchanged')} />
                <TextField {...option('fragment')} placeholder={t('unchanged')} />
                <TextField {...option('username')} placeholder={t('unchanged')} />
                <SecretField {...option('password')} placeholder={t('unchanged')} />
                <Switch {...option('noLogin')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
