import {
  Button,
  Disclosure,
  InputField,
  Notes,
  resultToShow,
  Section,
  TextField,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { parse } from './operations.ts';
import { hostAsScheme, lacksScheme } from './scheme.ts';
import { UrlEditor } from './url-editor.tsx';
import { UrlFacts } from './url-facts.tsx';

/** A URL and its parts, each of which can be changed: the fields write the URL. */
export function ParseForm() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, state, inputError, loadExample } = useTextOperation(parse);
  const url = typeof value === 'string' ? value : value.head;
  const shown = resultToShow(state);
  const meant = lacksScheme(url) ? `https://${url.trim()}` : hostAsScheme(url) ? `http://${url.trim()}` : undefined;
  return (
    <Section name={name}>
      <div className="n-stack">
        <InputField
          label={t('url')}
          value={url}
          onChange={setValue}
          placeholder="https://example.com/?a=1"
          error={inputError}
          onExample={loadExample}
        />
        {meant !== undefined && option('base').value === '' && (
          <div>
            <Button onClick={() => setValue(meant)}>
              <span>{t('readAs')}</span> <span className="n-mono">{meant}</span>
            </Button>
          </div>
        )}
        <Disclosure label={t('relative')} isUsed={option('base').value !== ''}>
          <TextField {...option('base')} placeholder="https://example.com/docs/" />
        </Disclosure>
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
