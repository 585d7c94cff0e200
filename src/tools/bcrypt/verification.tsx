import { useState } from 'react';
import {
  isEmptyText,
  lastGood,
  Notes,
  ofInput,
  operand,
  OptionsLine,
  SecretField,
  Section,
  Switch,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  Working,
} from '#kit';
import { EstimateLine, LongWork } from './estimate-line.tsx';
import { HashList } from './hash-list.tsx';
import type en from './locales/en.json';
import { inspect, verify } from './operations.ts';
import { roundsOf } from './rounds.ts';
import { useEstimate } from './use-estimate.ts';

/** Hashes in, what they say and, with a password, which of them are its own. They are as secret as a password: in no link. */
export function Verification() {
  const t = useMessages<typeof en.ui>();
  const [turn, setTurn] = useState(0);
  const options = useOptions(verify);
  const { password } = options.values;
  const [text, setText] = useInput('verify', '', false);
  const read = useOperation(inspect, operand(text), {}, { enabled: !isEmptyText(text) });
  const hashes = lastGood(read)?.value;
  const isWanted = hashes !== undefined && password !== '';
  const rounds = hashes?.reduce((sum, hash) => sum + roundsOf(hash), 0);
  const estimate = useEstimate(isWanted ? rounds : undefined, JSON.stringify([password, hashes]));
  const state = useOperation(verify, operand(text), options.values, {
    enabled: isWanted && read.is === 'done' && estimate.isAllowed,
    turn,
  });
  const error = read.is === 'failed' ? read.error : state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const loadExample = useExample(verify, (example) => {
    setText(String(example.input));
    options.set(example.options as Partial<typeof options.values>);
  });
  const shown = read.is === 'failed' ? undefined : state.is === 'done' ? state.value : hashes;
  return (
    <Section name="verify">
      <div className="n-stack">
        <OptionsLine>
          <SecretField {...option('password')} />
          <Switch {...option('cut')} />
        </OptionsLine>
        <TextPane
          name={t('hashes')}
          value={text}
          onChange={setText}
          onExample={loadExample}
          error={ofInput(error)}
          placeholder="$2b$10$…"
          height="short"
        />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {isWanted && (estimate.isWaiting || state.is === 'cancelled') && (
            <LongWork estimate={estimate} onStart={() => setTurn(turn + 1)} />
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {(state.is === 'done' || read.is === 'done') && error === undefined && (
            <Notes notes={state.is === 'done' ? state.notes : read.is === 'done' ? read.notes : []} />
          )}
          {shown !== undefined && !isEmptyText(text) && <HashList hashes={shown} />}
          {isWanted && error === undefined && !estimate.isWaiting && <EstimateLine estimate={estimate} />}
        </div>
      </div>
    </Section>
  );
}
