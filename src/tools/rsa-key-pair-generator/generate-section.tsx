import { useState } from 'react';
import { initialValues } from '#engine/options';
import {
  Button,
  lastGood,
  Notes,
  OptionErrors,
  OptionsForm,
  Panes,
  ResultPane,
  resultToShow,
  Section,
  useCommonMessages,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { fileNameOf } from './file-names.ts';
import { KeyFactsList } from './key-facts.tsx';
import type en from './locales/en.json';
import { generate, rewrite } from './operations.ts';
import { pairOptions } from './pair-options.tsx';
import { partOf, withoutNotes } from './part-of.tsx';

const PLAIN = initialValues(generate.options);

/** A new pair at once, with another algorithm or size, and when one is asked for; other changes write the same key anew. */
export function GenerateSection() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const isMounted = useMounted();
  const [turn, setTurn] = useState(0);
  const options = useOptions(generate);
  const { values } = options;
  const { algorithm: kind, bits, ...writing } = values;
  const made = useOperation(
    generate,
    undefined,
    { ...PLAIN, algorithm: kind, bits },
    { enabled: isMounted, turn, optionError: options.error },
  );
  const plain = lastGood(made)?.value.privateKey;
  const written = useOperation(rewrite, plain ?? '', writing, { enabled: plain !== undefined });
  const state = made.is === 'done' ? written : made.is === 'running' ? { ...made, last: lastGood(written) } : made;
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const shown = resultToShow(state);
  const { algorithm = '' } = shown?.value ?? {};
  return (
    <Section name="generate">
      <Panes generator>
        <OptionsForm
          foot={
            <>
              <OptionErrors state={state} specs={generate.options} />
              <hr />
              <Button icon="refresh" data-refresh onClick={() => setTurn(turn + 1)}>
                {t('refresh')}
              </Button>
              <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
                {common('resetOptions')}
              </Button>
            </>
          }
        >
          {pairOptions(option, { size: t('size'), slow: t('slowHint') })}
        </OptionsForm>
        <div className="n-stack" data-result>
          {shown !== undefined && <Notes notes={shown.notes} />}
          <ResultPane
            name={t('publicKey')}
            state={partOf(withoutNotes(state), (pair) => pair.publicKey)}
            height="short"
            fileName={fileNameOf('public', values.publicFormat, algorithm)}
          />
          <ResultPane
            name={t('privateKey')}
            state={partOf(withoutNotes(state), (pair) => pair.privateKey)}
            height="short"
            fileName={fileNameOf('private', values.privateFormat, algorithm)}
          />
          {shown !== undefined && <KeyFactsList of={shown.value} />}
        </div>
      </Panes>
    </Section>
  );
}
