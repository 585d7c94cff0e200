import { Generator, NumberField, OperationTabs, SecretField, Segmented, Select, TextField, useMessages } from '#kit';
import { DecodeForm } from './decode-form.tsx';
import type en from './locales/en.json';
import { generate, htpasswd } from './operations.ts';

export default function BasicAuthGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        generate: (
          <Generator operation={generate} output={t('result')}>
            {(option) => (
              <>
                <TextField {...option('username')} />
                <SecretField {...option('password')} />
                <span data-literal>
                  <Select {...option('form')} />
                </span>
                <TextField {...option('url')} />
                <span data-literal>
                  <Segmented {...option('charset')} />
                </span>
              </>
            )}
          </Generator>
        ),
        decode: <DecodeForm />,
        htpasswd: (
          <Generator operation={htpasswd} output={t('line')} refresh={t('refresh')}>
            {(option) => (
              <>
                <TextField {...option('username')} />
                <SecretField {...option('password')} />
                <span data-literal>
                  <Select {...option('algorithm')} />
                </span>
                <NumberField {...option('cost')} />
              </>
            )}
          </Generator>
        ),
      }}
    </OperationTabs>
  );
}
