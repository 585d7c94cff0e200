import { useLayoutEffect } from 'react';
import {
  Button,
  InputField,
  Notes,
  resultToShow,
  Section,
  useCommonMessages,
  useMessages,
  useTextOperation,
  Working,
} from '#kit';
import type en from './locales/en.json';
import { parse } from './operations.ts';
import { headersOfThisBrowser } from './this-browser.ts';
import { UserAgentFacts } from './user-agent-facts.tsx';

/** One user agent, at first that of this browser. By hand: an Inspector begins empty. */
export function OneUserAgent() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, state, inputError, loadExample } = useTextOperation(parse);
  const common = useCommonMessages();
  const shown = resultToShow(state);
  return (
    <Section name={name}>
      <Start onStart={setValue} />
      <div className="n-stack">
        <InputField
          label={t('text')}
          value={value}
          onChange={setValue}
          error={inputError}
          onExample={loadExample}
          multiline
          autosize
        />
        <div className="n-line">
          <Button size="small" icon="device-desktop" onClick={() => void headersOfThisBrowser().then(setValue)}>
            {t('thisBrowser')}
          </Button>
          <Button size="small" icon="eraser" onClick={() => setValue('')}>
            {common('clear')}
          </Button>
        </div>
        <div className="n-stack" data-result aria-live="polite">
          {shown !== undefined && (
            <UserAgentFacts of={shown.value}>
              <Notes notes={shown.notes} />
            </UserAgentFacts>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </div>
    </Section>
  );
}

/** Fills in what the browser sends. A child's effects come first, so that a link or a text that is handed over wins. */
function Start({ onStart }: { onStart: (userAgent: string) => void }) {
  useLayoutEffect(() => onStart(navigator.userAgent), [onStart]);
  return null;
}
