import {
  Alert,
  ResultPane,
  TextField,
  useExplain,
  useMessages,
  useOptionErrors,
  useOptions,
  Working,
  type RunState,
  type TextValue,
} from '#kit';
import type { Note } from '#engine/error';
import type en from './locales/en.json';
import { verify } from './operations.ts';
import { useVerdict, type Signed } from './use-mac.ts';

interface VerdictProps {
  readonly state: RunState<TextValue> & { readonly cancel: () => void };
  readonly signed: Signed;
}

/** The HMAC, and whether it is the one that is expected. */
export function Verdict({ state, signed }: VerdictProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const options = useOptions(verify);
  const verdict = useVerdict(signed, options.values.expected, state);
  const option = useOptionErrors(options, verdict.is === 'failed' ? verdict.error : undefined);
  const isSaid = ({ code }: Note) => state.is === 'done' && state.notes.some((note) => note.code === code);
  // All of them at one glance.
  const reasons = verdict.is === 'done' ? verdict.notes.filter((note) => !isSaid(note)) : [];
  return (
    <div>
      <div className="n-stack">
        <ResultPane name={t('hmac')} state={state} height="short" />
        <TextField {...option('expected')} hint={t('expectedHint')} />
        {verdict.is === 'running' && verdict.slow && <Working progress={verdict.progress} onCancel={verdict.cancel} />}
        {verdict.is === 'done' && (
          <Alert
            look={verdict.value.matches ? 'success' : 'error'}
            title={t(verdict.value.matches ? 'matches' : 'differs')}
          >
            {reasons.length === 0 ? undefined : reasons.map((note) => <p key={note.code}>{explain(note)}</p>)}
          </Alert>
        )}
      </div>
    </div>
  );
}
