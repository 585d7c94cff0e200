import { useState } from 'react';
import { initialValues } from '#engine/options';
import {
  Button,
  lastGood,
  Notes,
  OptionErrors,
  OptionsForm,
  Panes,
  resultToShow,
  Section,
  useIntlLanguage,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { formatDuration } from '#lib/format-duration';
import type generators from '#texts/generators/en.json';
import { KeyFactsList } from './key-facts.tsx';
import { PrivateKeyPane, PublicKeyPane } from './key-panes.tsx';
import type en from './locales/en.json';
import { generate, rewrite } from './operations.ts';
import { pairOptions } from './pair-options.tsx';
import { partOf } from './part-of.tsx';
import { useEstimate } from './use-estimate.ts';

const PLAIN = initialValues(generate.options);

/** A new pair at once, with another algorithm or size, and when one is asked for; other changes write the same key anew. */
export function GenerateSection() {
  const t = useMessages<typeof en.ui & typeof generators>();
  const language = useIntlLanguage();
  const isMounted = useMounted();
  const [turn, setTurn] = useState(0);
  const [isShown, setShown] = useState(false);
  const options = useOptions(generate);
  const { values } = options;
  const { algorithm: kind, bits, ...writing } = values;
  const estimate = useEstimate(kind === 'rsa' ? bits : undefined);
  const made = useOperation(
    generate,
    undefined,
    { ...PLAIN, algorithm: kind, bits },
    { enabled: isMounted && (estimate.isAllowed || options.error !== undefined), turn, optionError: options.error },
  );
  const plain = lastGood(made)?.value.privateKey;
  const written = useOperation(rewrite, plain ?? '', writing, { enabled: plain !== undefined });
  const state = made.is === 'done' ? written : made.is === 'running' ? { ...made, last: lastGood(written) } : made;
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const shown = resultToShow(state);
  const { algorithm = '' } = shown?.value ?? {};
  const again = () => {
    estimate.allow();
    setTurn(turn + 1);
  };
  return (
    <Section name="generate">
      <Panes generator>
        <OptionsForm
          options={options}
          foot={
            <>
              <OptionErrors state={state} specs={generate.options} />
              {estimate.milliseconds !== undefined && (
                <p className="n-muted">
                  {t(estimate.isAllowed ? 'takes' : 'long', { time: formatDuration(estimate.milliseconds, language) })}
                </p>
              )}
              <Button icon="refresh" data-refresh onClick={again}>
                {t('refresh')}
              </Button>
            </>
          }
        >
          {pairOptions(option, t('size'))}
        </OptionsForm>
        <div className="n-stack" data-result>
          {shown !== undefined && <Notes notes={shown.notes} />}
          <PrivateKeyPane
            state={partOf(state, ({ privateKey }) => privateKey)}
            format={values.privateFormat}
            algorithm={algorithm}
            isShown={isShown}
            onShow={setShown}
          />
          <PublicKeyPane
            state={partOf(state, ({ publicKey }) => publicKey)}
            format={values.publicFormat}
            algorithm={algorithm}
          />
          {shown !== undefined && <KeyFactsList of={shown.value} />}
        </div>
      </Panes>
    </Section>
  );
}
