import { useState } from 'react';
import {
  Button,
  Empty,
  InputField,
  OptionsLine,
  resultToShow,
  Section,
  Table,
  TextField,
  useCommonMessages,
  useIntlLanguage,
  useMessages,
  useTextOperation,
  Working,
} from '#kit';
import { ATTACKERS } from './attackers.ts';
import type en from './locales/en.json';
import type { Compared } from './logic.ts';
import { compare } from './operations.ts';
import { ShowButton } from './show-button.tsx';
import { useDurations } from './use-durations.ts';

/** Passwords, one a line, and how strong each is; the result names them by their line only. */
export function Comparison() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [isShown, setShown] = useState(false);
  const { value, setValue, option, state, inputError, loadExample, retry } = useTextOperation(compare, '', false);
  const shown = resultToShow(state);
  return (
    <Section name="compare">
      <div className="n-stack">
        <InputField
          label={t('passwords')}
          value={value}
          onChange={setValue}
          multiline
          rows={6}
          hint={t('stays')}
          error={inputError}
          onExample={loadExample}
          className={isShown ? undefined : 'n-blurred'}
        />
        <ShowButton isShown={isShown} onToggle={setShown} />
        <OptionsLine>
          <TextField {...option('words')} hint={t('wordsHint')} placeholder="ada@example.org" />
        </OptionsLine>
        {inputError?.code === 'fetched.missing' && (
          <p>
            <Button icon="refresh" onClick={retry}>
              {common('tryAgain')}
            </Button>
          </p>
        )}
        <div data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && <ComparedTable rows={shown.value} />}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {state.is === 'cancelled' && <Empty icon="player-stop" title={common('cancelled')} />}
        </div>
      </div>
    </Section>
  );
}

function ComparedTable({ rows }: { rows: readonly Compared[] }) {
  const t = useMessages<typeof en.ui>();
  const say = useDurations();
  const number = new Intl.NumberFormat(useIntlLanguage(), { maximumFractionDigits: 2 });
  return (
    <Table
      label={t('comparison')}
      labelled
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        { key: 'line', header: t('line'), cell: ({ line }) => number.format(line) },
        { key: 'score', header: t('strength'), cell: ({ score }) => t(`strength.${score}`) },
        { key: 'length', header: t('length'), cell: ({ length }) => number.format(length) },
        { key: 'entropy', header: t('entropyBits'), cell: ({ entropy }) => number.format(entropy) },
        {
          key: 'time',
          header: t('attacker.bcrypt'),
          cell: ({ log10Guesses }) => say(log10Guesses - Math.log10(ATTACKERS.bcrypt)),
        },
      ]}
    />
  );
}
