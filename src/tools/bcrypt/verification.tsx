import {
  Badge,
  Facts,
  isEmptyText,
  lastGood,
  Notes,
  ofInput,
  operand,
  OptionsLine,
  Section,
  SecretField,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  Working,
} from '#kit';
import { EstimateLine } from './estimate-line.tsx';
import type en from './locales/en.json';
import { verify } from './operations.ts';
import { useEstimate } from './use-estimate.ts';
import type { Verdict } from './verify.ts';

const NO_PASSWORD = { password: '' };

/** Hashes, what they say, and whether a password is theirs. */
export function Verification() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('verify');
  const options = useOptions(verify);
  const { password } = options.values;
  const hasText = !isEmptyText(text);
  const read = useOperation(verify, operand(text), NO_PASSWORD, { enabled: hasText });
  const parsed = lastGood(read)?.value;
  const isWanted = read.is === 'done' && password !== '';
  const estimated = useEstimate(
    parsed?.map(({ work }) => work),
    JSON.stringify([parsed, password]),
  );
  const state = useOperation(verify, operand(text), options.values, { enabled: isWanted && estimated.isAllowed });
  const loadExample = useExample(verify, (example) => {
    setText(String(example.input));
    options.set(example.options as { password: string });
  });
  const error = read.is === 'failed' ? read.error : state.is === 'failed' ? state.error : undefined;
  const verdicts = state.is === 'done' ? state.value : read.is === 'failed' || !hasText ? undefined : parsed;
  return (
    <Section name="verify">
      <OptionsLine>
        <SecretField {...useOptionErrors(options, error)('password')} />
      </OptionsLine>
      <TextPane
        name={t('hashes')}
        value={text}
        onChange={setText}
        onExample={loadExample}
        error={ofInput(error)}
        placeholder={t('hashesHint')}
        height="short"
      />
      <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {verdicts !== undefined && error === undefined && (
          <>
            <EstimateLine estimated={estimated} isWanted={isWanted} isRunning={state.is === 'running'} />
            {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
            {state.is === 'done' && <Notes notes={state.notes} />}
            {verdicts.map((verdict, index) => (
              <VerdictFacts key={index} verdict={verdict} />
            ))}
          </>
        )}
      </div>
    </Section>
  );
}

const NUMBERS = ['version', 'cost', 'memory', 'passes', 'logN', 'blockSize', 'parallelism', 'iterations'] as const;

function VerdictFacts({ verdict }: { verdict: Verdict }) {
  const t = useMessages<typeof en.ui>();
  const { matches, hash, algorithm, salt, digest } = verdict;
  const numbers = NUMBERS.flatMap((name) =>
    verdict[name] === undefined ? [] : [{ label: t(name), value: String(verdict[name]), copy: false as const }],
  );
  return (
    <section className="n-stack">
      {matches !== undefined && (
        <p>
          <Badge look={matches ? 'success' : 'error'} icon={matches ? 'check' : 'x'}>
            {matches ? t('match') : t('noMatch')}
          </Badge>
        </p>
      )}
      <Facts
        facts={[
          { label: t('hashOf'), value: hash },
          { label: t('algorithm'), value: algorithm, copy: false },
          ...numbers,
          { label: t('salt'), value: salt },
          { label: t('digestValue'), value: digest },
        ]}
      />
    </section>
  );
}
