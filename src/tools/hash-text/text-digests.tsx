import type { ReactNode } from 'react';
import {
  Notes,
  ofInput,
  operand,
  resultToShow,
  Section,
  TextPane,
  useExample,
  useMessages,
  useMounted,
  useOperation,
  Working,
  type OptionState,
  type TextValue,
} from '#kit';
import { DigestTable } from './digest-table.tsx';
import type en from './locales/en.json';
import { digest } from './operations.ts';

interface TextDigestsProps {
  readonly text: TextValue;
  readonly setText: (text: TextValue) => void;
  readonly options: OptionState<typeof digest.options>;
  /** Stands between the text and its digests. */
  readonly children: ReactNode;
}

/** Digests of a text, as it is typed; those of the empty text too. */
export function TextDigests({ text, setText, options, children }: TextDigestsProps) {
  const t = useMessages<typeof en.ui>();
  const isMounted = useMounted();
  const { eachLine } = options.values;
  // In hex and compared with nothing: the table shows them otherwise without hashing again. Many lines would hold up the
  // page that way, so the operation writes these as they are shown.
  const state = useOperation(
    digest,
    operand(text),
    eachLine ? options.values : { ...options.values, encoding: 'Hex', uppercase: false, expected: '' },
    { enabled: isMounted },
  );
  const loadExample = useExample(digest, (example) => setText(String(example.input)));
  const error = state.is === 'failed' ? state.error : undefined;
  const wrong = ofInput(error);
  const shown = resultToShow(state);
  return (
    <Section name="digest">
      <div className="n-stack">
        <TextPane
          name={t('toHash')}
          value={text}
          onChange={setText}
          onExample={loadExample}
          error={wrong}
          height="short"
        />
        {children}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {shown !== undefined && <Notes notes={shown.notes} />}
        <DigestTable
          rows={shown?.value}
          isPresented={eachLine}
          error={wrong === undefined ? error : undefined}
          options={options.values}
          expected={options.option('expected')}
        />
      </div>
    </Section>
  );
}
