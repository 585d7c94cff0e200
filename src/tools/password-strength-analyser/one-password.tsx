import {
  Button,
  ExampleButton,
  lastGood,
  Notes,
  NumberField,
  OptionsLine,
  resultToShow,
  SecretField,
  Section,
  TextField,
  ToolLink,
  useCommonMessages,
  useExample,
  useMessages,
  useOperation,
  useOptions,
  Working,
} from '#kit';
import { AttackTimes } from './attack-times.tsx';
import { BruteForceFacts } from './brute-force-facts.tsx';
import type en from './locales/en.json';
import { MarkedPassword } from './marked-password.tsx';
import { analyse, bruteForce } from './operations.ts';
import styles from './password-strength-analyser.module.css';
import { StrengthMeter } from './strength-meter.tsx';

/** One password: what it withstands, what it is made of, and what would help. */
export function OnePassword() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const options = useOptions(analyse);
  const { option, values, set } = options;
  const { password, rate } = values;
  const counted = lastGood(useOperation(bruteForce, undefined, { password }))?.value;
  const state = useOperation(analyse, undefined, values, { enabled: password !== '', optionError: options.error });
  const shown = password === '' ? undefined : resultToShow(state);
  const loadExample = useExample(analyse, (example) => set({ password: String(example.options?.['password']) }));
  return (
    <Section name="analyse">
      <div className="n-stack">
        <SecretField {...option('password')} hint={t('stays')} />
        <p className="n-line">
          <ExampleButton onClick={loadExample} />
          <Button look="text" size="small" icon="eraser" onClick={() => set({ password: '' })}>
            {common('clear')}
          </Button>
        </p>
        <OptionsLine>
          <TextField {...option('words')} hint={t('wordsHint')} placeholder="ada@example.org" />
          <div className={styles['rate']}>
            <NumberField {...option('rate')} />
          </div>
        </OptionsLine>
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <StrengthMeter score={shown.value.score} />
              <Notes notes={shown.notes} />
              <MarkedPassword password={password} parts={shown.value.parts} />
              {shown.value.advice.length > 0 && (
                <ul>
                  {shown.value.advice.map((advice) => (
                    <li key={advice}>{t(`advice.${advice}`)}</li>
                  ))}
                </ul>
              )}
              {shown.value.score < 3 && (
                <p>
                  <ToolLink to="/token-generator">{t('generateOne')}</ToolLink>
                </p>
              )}
            </>
          )}
          {password !== '' && state.is === 'running' && state.slow && (
            <Working progress={state.progress} onCancel={state.cancel} />
          )}
          {counted !== undefined && (
            <>
              <AttackTimes counted={counted} analysis={shown?.value} rate={rate} />
              <BruteForceFacts counted={counted} rate={rate} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
