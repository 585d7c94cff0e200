import type { Values } from '#engine/options';
import {
  isEmptyText,
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
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import { restore, type redact } from './operations.ts';

interface RestoringProps {
  readonly original: TextValue;
  readonly onOriginal: (original: TextValue) => void;
  readonly values: Values<(typeof redact)['options']>;
}

/** An answer with placeholders, and the same with the values of the original text. */
export function Restoring({ original, onOriginal, values }: RestoringProps) {
  const t = useMessages<typeof en.ui>();
  const [answer, setAnswer] = useInput('restore', undefined, false);
  const text = usePlainText(original);
  const state = useOperation(
    restore,
    operand(answer),
    { ...values, original: text ?? '' },
    { enabled: !isEmptyText(answer) && text !== undefined },
  );
  const loadExample = useExample(restore, ({ input, options }) => {
    onOriginal(String(options?.['original']));
    setAnswer(String(input));
  });
  return (
    <Section title={t('restore')} name="restore">
      <div className="n-stack">
        <p className="n-muted">{t('restoreHint')}</p>
        <Panes>
          <TextPane
            name={t('answer')}
            value={answer}
            onChange={setAnswer}
            onExample={loadExample}
            // The original text has its pane in another section.
            error={state.is === 'failed' ? state.error : undefined}
            height="short"
          />
          <ResultPane name={t('restored')} state={state} onExample={loadExample} height="short" />
        </Panes>
      </div>
    </Section>
  );
}
