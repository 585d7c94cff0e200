import { useState } from 'react';
import {
  Button,
  ExampleButton,
  Facts,
  isEmptyText,
  Notes,
  ofInput,
  operand,
  resultToShow,
  Section,
  TextField,
  useExample,
  useFieldError,
  useInput,
  useMessages,
  useOperation,
} from '#kit';
import type charsets from '#texts/charsets/en.json';
import type en from './locales/en.json';
import { decode } from './operations.ts';

/** The same for every password, so that not even its length is seen. */
const MASK = '••••••••';

/** A header in, username and password out. It is a secret: in no link, and masked until the password is asked for. */
export function DecodeForm() {
  const t = useMessages<typeof en.ui & typeof charsets>();
  const fieldError = useFieldError();
  const [isShown, setShown] = useState(false);
  const [header, setHeader] = useInput('decode', '', false);
  const state = useOperation(decode, operand(header), {}, { enabled: !isEmptyText(header) });
  const loadExample = useExample(decode, ({ input }) => setHeader(String(input)));
  const shown = resultToShow(state);
  return (
    <Section name="decode">
      <div className="n-stack">
        <div data-input>
          <TextField
            label={t('header')}
            value={typeof header === 'string' ? header : header.head}
            onChange={setHeader}
            size="large"
            placeholder="QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
            {...fieldError(ofInput(state.is === 'failed' ? state.error : undefined))}
            tools={<ExampleButton onClick={loadExample} />}
          />
        </div>
        {shown !== undefined && (
          <div className="n-stack" data-result>
            <Facts
              facts={[
                { label: t('username'), value: shown.value.username },
                { label: t('password'), value: isShown ? shown.value.password : MASK, copy: shown.value.password },
                {
                  label: t('charset'),
                  value: shown.value.charset === 'latin1' ? 'Latin-1' : 'UTF-8',
                  copy: false,
                  code: false,
                },
              ]}
            />
            <p>
              <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setShown(!isShown)}>
                {t(isShown ? 'hide' : 'show')}
              </Button>
            </p>
            <Notes notes={shown.notes} />
          </div>
        )}
      </div>
    </Section>
  );
}
