import {
  Alert,
  Button,
  lastGood,
  Notes,
  resultToShow,
  ToolLink,
  useCommonMessages,
  useExplain,
  useMessages,
  useOperation,
  type RunState,
} from '#kit';
import { AttackTimes } from './attack-times.tsx';
import { BruteForceFacts } from './brute-force-facts.tsx';
import type en from './locales/en.json';
import type { Analysis } from './logic.ts';
import { MarkedPassword } from './marked-password.tsx';
import { bruteForce } from './operations.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface AnalysisViewProps {
  readonly password: string;
  readonly rate: number;
  readonly state: RunState<Analysis>;
  readonly onRetry: () => void;
}

/** What is known of a password: at once what brute force takes, and when the dictionaries are there, everything else. */
export function AnalysisView({ password, rate, state, onRetry }: AnalysisViewProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const counted = lastGood(useOperation(bruteForce, undefined, { password }))?.value;
  const shown = resultToShow(state);
  return (
    <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
      {state.is === 'failed' && state.error.code === 'fetched.missing' && (
        <Alert
          look="error"
          actions={
            <Button icon="refresh" onClick={onRetry}>
              {common('tryAgain')}
            </Button>
          }
        >
          {explain(state.error)}
        </Alert>
      )}
      {(shown !== undefined || state.is === 'running') && <StrengthMeter score={shown?.value.score} />}
      {shown !== undefined && (
        <>
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
      {counted !== undefined && (
        <>
          <AttackTimes counted={counted} analysis={shown?.value} rate={rate} />
          <BruteForceFacts counted={counted} rate={rate} />
        </>
      )}
    </div>
  );
}
