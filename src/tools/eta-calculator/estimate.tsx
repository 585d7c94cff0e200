import { useEffect, useState, type ReactNode } from 'react';
import {
  Answer,
  Button,
  ExampleButton,
  Facts,
  lastGood,
  Notes,
  Section,
  useIntlLanguage,
  useMessages,
  type Fact,
  type RunState,
} from '#kit';
import type dates from '#texts/dates/en.json';
import styles from './eta-calculator.module.css';
import type en from './locales/en.json';
import type { Ending } from './logic.ts';
import { sayDuration, sayEnd, sayFromNow } from './say.ts';

interface EstimateProps<R extends Ending> {
  readonly name: 'rate' | 'progress' | 'transfer';
  readonly state: RunState<R>;
  readonly loadExample: () => void;
  readonly recalculate: () => void;
  /** What is calculated with. */
  readonly fields: ReactNode;
  /** Where it starts, and in which zone. */
  readonly options: ReactNode;
  /** Facts of this kind of calculation. */
  readonly facts?: (value: R) => readonly Fact[];
}

/** Fields, and when it ends: as a time, and in how long. */
export function Estimate<R extends Ending>(props: EstimateProps<R>) {
  const { name, state, loadExample, recalculate, fields, options, facts } = props;
  const t = useMessages<typeof en.ui & typeof dates>();
  const language = useIntlLanguage();
  const shown = state.is === 'failed' ? undefined : lastGood(state);
  const ending = shown?.value;
  const now = useTimeOf(ending);
  return (
    <Section name={name}>
      <div className={styles['head']}>
        <p className="n-muted">{t(`hint.${name}`)}</p>
        <span>
          <Button look="text" size="small" icon="refresh" onClick={recalculate}>
            {t('recalculate')}
          </Button>
          <ExampleButton onClick={loadExample} />
        </span>
      </div>
      <div className={styles['fields']} data-input>
        {fields}
      </div>
      {options}
      <div className="n-stack">
        <Answer
          label={t('end')}
          value={ending && now !== undefined ? sayEnd(ending, now, language) : undefined}
          copy={ending?.end}
        >
          {ending !== undefined && now !== undefined && (
            <p>
              {t('takes', { duration: sayDuration(ending.milliseconds, language) })}{' '}
              <span className="n-muted">{t('relative', { time: sayFromNow(ending, now, language) })}</span>
            </p>
          )}
        </Answer>
        <Notes notes={shown?.notes ?? []} />
        {ending !== undefined && (
          <Facts
            facts={[
              ...(facts?.(ending) ?? []),
              { label: t('milliseconds'), value: String(ending.milliseconds) },
              { label: t('isoDuration'), value: ending.duration },
              { label: t('startsAt'), value: ending.start },
              { label: t('endsAt'), value: ending.end },
              { label: t('zone'), value: ending.zone },
            ]}
          />
        )}
      </div>
    </Section>
  );
}

/** When a result was seen first; undefined until then. */
function useTimeOf(result: object | undefined): number | undefined {
  const [seen, setSeen] = useState<number>();
  useEffect(() => setSeen(Date.now()), [result]);
  return seen;
}
