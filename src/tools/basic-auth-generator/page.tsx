import { Directions, Generator, SecretField, Segmented, TextField, useMessages } from '#kit';
import { DecodeForm } from './decode-form.tsx';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function BasicAuthGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        generate: (
          <Generator operation={generate} output={t('result')}>
            {(option) => (
              <>
                <div data-input>
                  <TextField {...option('username')} />
                </div>
                <SecretField {...option('password')} />
                <span data-literal>
                  <Segmented {...option('form')} />
                </span>
                {option('form').value === 'curl' && <TextField {...option('url')} />}
              </>
            )}
          </Generator>
        ),
        decode: <DecodeForm />,
      }}
    </Directions>
  );
}
