import { Converter, Inspector, OperationTabs, SecretField, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { ManyUrls } from './many-urls.tsx';
import { change, parseMany } from './operations.ts';
import { ParseForm } from './parse-form.tsx';

export default function UrlParser() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        parse: <ParseForm />,
        parseMany: (
          <Inspector operation={parseMany} input={t('onePerLine')} multiline>
            {(list) => <ManyUrls list={list} />}
          </Inspector>
        ),
        change: (
          <Converter operation={change} input={t('onePerLine')} output={t('changed')}>
            {(option) => (
              <>
                <Switch {...option('tracking')} />
                <Switch {...option('sort')} />
                <Switch {...option('noFragment')} />
                <TextField {...option('remove')} multiline placeholder="ref" />
                <TextField {...option('set')} multiline placeholder="lang=en" />
                <TextField {...option('scheme')} placeholder="https" />
                <TextField {...option('host')} placeholder="example.com" />
                <TextField {...option('port')} placeholder="8080" />
                <TextField {...option('path')} placeholder="/docs" />
                <TextField {...option('fragment')} placeholder="top" />
                <TextField {...option('username')} placeholder="me" />
                <SecretField {...option('password')} />
                <Switch {...option('noLogin')} />
              </>
            )}
          </Converter>
        ),
      }}
    </OperationTabs>
  );
}
