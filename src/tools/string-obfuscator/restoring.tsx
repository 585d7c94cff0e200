import type { Values } from '#engine/options';
import {
  isEmptyText,
  ofInput,
  operand,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  usePlainText,
  type TextState,
} from '#kit';
import type en from './locales/en.json';
import { restore, type redact } from './operations.ts';

interface RestoringProps {
  readonly original: TextState;
  readonly values: Values<(typeof redact)['options']>;
}

/** An answer with placeholders, and the same with the values of the original text. */
export function Restoring({ original: [original, setOriginal], values }: RestoringProps) {
  const t = useMessages<typeof en.ui>();
  const [answer, setAnswer] = useInput('restore', undefined, false);
  const text = usePlainText(original);
  const state = useOperation(
    restore,
    operand(answer),
    { ...values, original: text ?? '' },
    { enabled: !isEmptyText(answer) && text !== undefined },
  );
  const error = state.is === 'failed' ? state.error : undefined;
  const loadExample = useExample(restore, ({ input, options }) => {
    setOriginal(String(options?.['original']));
    setAnswer(String(input));
  });
  return (
    <Section name="restore">
      <div className="n-stack">
        <Panes>
          <TextPane
            name={t('answer')}
            value={answer}
            onChange={setAnswer}
            onExample={loadExample}
            error={ofInput(error)}
            height="short"
          />
          <ResultPane name={t('restored')} state={state} onExample={loadExample} height="short" />
        </Panes>
        <p className="n-muted">{t('restoreHint')}</p>
        <TextPane
          name={t('original')}
          value={original}
          onChange={setOriginal}
          error={error?.where.option === 'original' ? error : undefined}
          height="short"
        />
      </div>
    </Section>
  );
}
