import { useState } from 'react';
import {
  FillButton,
  NumberField,
  OptionsLine,
  SecretField,
  Section,
  TextField,
  useExample,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { AnalysisView } from './analysis-view.tsx';
import type en from './locales/en.json';
import { analyse } from './operations.ts';
import styles from './password-strength-analyser.module.css';

/** One password: what it withstands, what it is made of, and what would help. */
export function OnePassword() {
  const t = useMessages<typeof en.ui>();
  const [turn, setTurn] = useState(0);
  const options = useOptions(analyse);
  const { option, values, set } = options;
  const { password } = values;
  const state = useOperation(analyse, undefined, values, {
    enabled: password !== '',
    turn,
    optionError: options.error,
  });
  const loadExample = useExample(analyse, (example) => set({ password: String(example.options?.['password']) }));
  return (
    <Section name="analyse">
      <div className="n-stack">
        <div data-input>
          <SecretField
            {...option('password')}
            hint={t('stays')}
            tools={
              <FillButton isEmpty={password === ''} onExample={loadExample} onClear={() => set({ password: '' })} />
            }
          />
        </div>
        <OptionsLine>
          <TextField {...option('words')} hint={t('wordsHint')} placeholder="ada@example.org" />
          <div className={styles['rate']}>
            <NumberField {...option('rate')} />
          </div>
        </OptionsLine>
        {password !== '' && (
          <AnalysisView password={password} rate={values.rate} state={state} onRetry={() => setTurn(turn + 1)} />
        )}
      </div>
    </Section>
  );
}
