import type { ReactNode } from 'react';
import { Answer, ExampleButton, lastGood, Notes, Section, useFormatNumber, useMessages, type RunState } from '#kit';
import type en from './locales/en.json';
import type { Answer as Calculated } from './logic.ts';
import styles from './percentage-calculator.module.css';

type Name = 'part' | 'ratio' | 'change' | 'adjust.plus' | 'adjust.minus' | 'before.plus' | 'before.minus' | 'whole';

interface QuestionProps {
  /** The operation's, and which of its sentences says the answer. */
  readonly name: Name;
  readonly state: RunState<Calculated>;
  readonly loadExample: () => void;
  readonly children: ReactNode;
}

/** The fields of one question and its answer, which is said in a sentence and as a formula. */
export function Question({ name, state, loadExample, children }: QuestionProps) {
  const t = useMessages<typeof en.ui>();
  const format = useFormatNumber();
  const [operation] = name.split('.') as ['part' | 'ratio' | 'change' | 'adjust' | 'before' | 'whole'];
  const shown = state.is === 'failed' ? undefined : lastGood(state);
  const answer = shown?.value;
  const sentence = name === 'change' ? (`change.${answer?.trend ?? 'none'}` as const) : name;
  const write = (plain: string) => {
    const value = `${answer?.trend === 'increase' ? '+' : ''}${format(plain)}`;
    return operation === 'ratio' || operation === 'change' ? t('inPercent', { value }) : value;
  };
  return (
    <Section name={operation}>
      <div className={styles['head']}>
        <h2>{t(operation)}</h2>
        <ExampleButton onClick={loadExample} />
      </div>
      <div className={styles['fields']}>{children}</div>
      <Answer label={t('result')} value={answer && `${about(answer)}${write(answer.result)}`} copy={answer?.result}>
        {answer !== undefined && (
          <div>
            <p>{t(`sentence.${sentence}`, numbersOf(answer, format))}</p>
            <p className="n-muted">{answer.formula.replaceAll(/-?\d+(?:\.\d+)?/g, format)}</p>
            {answer.difference !== undefined && (
              <p className="n-muted">{t('difference', { value: format(answer.difference) })}</p>
            )}
          </div>
        )}
      </Answer>
      <Notes notes={shown?.notes ?? []} />
    </Section>
  );
}

/** Before a rounded result. */
const about = ({ exact }: Calculated): string => (exact ? '' : '≈\u00a0');

/** The numbers for a sentence, which says in words whether a change is an increase. */
function numbersOf(answer: Calculated, format: (plain: string) => string) {
  const { formula: _, trend, ...plain } = answer;
  const result = trend === undefined ? answer.result : answer.result.replace('-', '');
  const numbers = Object.entries(plain).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, format(value)] as const] : [],
  );
  return { ...Object.fromEntries(numbers), result: `${about(answer)}${format(result)}` };
}
