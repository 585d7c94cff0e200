import { useState } from 'react';
import {
  Button,
  ExampleButton,
  NumberField,
  OptionErrors,
  OptionsForm,
  Pane,
  Panes,
  ResultPane,
  SecretField,
  Section,
  Segmented,
  Switch,
  useExample,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type generators from '#texts/generators/en.json';
import { EstimateLine, LongWork } from './estimate-line.tsx';
import type en from './locales/en.json';
import { hash } from './operations.ts';
import { roundsOf } from './rounds.ts';
import { useEstimate } from './use-estimate.ts';

/** A password in, its hash out. The empty one is hashed when that is asked for, and long work begins when it is. */
export function Hashing() {
  const t = useMessages<typeof en.ui & typeof generators>();
  const [turn, setTurn] = useState(0);
  const options = useOptions(hash);
  const { values } = options;
  const isWanted = values.password !== '' || turn > 0;
  const estimate = useEstimate(isWanted ? roundsOf(values) : undefined, JSON.stringify(values));
  const state = useOperation(hash, undefined, values, {
    enabled: isWanted && (estimate.isAllowed || options.error !== undefined),
    turn,
    optionError: options.error,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(hash, (example) => options.set(example.options as Partial<typeof values>));
  const again = () => setTurn(turn + 1);
  return (
    <Section name="hash">
      <Panes generator>
        <OptionsForm
          options={options}
          foot={
            <>
              <OptionErrors state={state} specs={hash.options} />
              <EstimateLine estimate={estimate} />
              <Button icon="refresh" data-refresh onClick={again}>
                {t('refresh')}
              </Button>
            </>
          }
        >
          <div data-input>
            <SecretField {...option('password')} tools={<ExampleButton onClick={loadExample} />} />
          </div>
          <NumberField {...option('cost')} />
          <span data-literal>
            <Segmented {...option('version')} />
          </span>
          <Switch {...option('cut')} />
        </OptionsForm>
        {estimate.isWaiting || state.is === 'cancelled' ? (
          <Pane name={t('result')} height="short">
            <LongWork estimate={estimate} onStart={again} />
          </Pane>
        ) : (
          <ResultPane name={t('result')} state={state} height="short" />
        )}
      </Panes>
    </Section>
  );
}
