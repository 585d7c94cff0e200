import {
  Button,
  InputField,
  Notes,
  OptionsLine,
  resultToShow,
  Section,
  TextField,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { parse } from './operations.ts';
import { UrlEditor } from './url-editor.tsx';
import { UrlFacts } from './url-facts.tsx';

/** A URL and its parts, of which each can be changed: by hand, for the fields write the URL. */
export function ParseForm() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, state, inputError, loadExample } = useTextOperation(parse);
  const url = typeof value === 'string' ? value : value.head;
  const shown = resultToShow(state);
  return (
    <Section name={name}>
      <div className="n-stack">
        <InputField
          label={t('url')}
          value={url}
          onChange={setValue}
          size="large"
          placeholder="https://example.com/?a=1"
          error={inputError}
          onExample={loadExample}
        />
        {inputError?.code === 'error.noScheme' && (
          <div>
            <Button onClick={() => setValue(`https://${url.trim()}`)}>{t('addHttps')}</Button>
          </div>
        )}
        <OptionsLine>
          <TextField {...option('base')} placeholder="https://example.com/docs/" />
        </OptionsLine>
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <UrlEditor facts={shown.value} url={url} onChange={setValue} />
              <UrlFacts facts={shown.value} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
