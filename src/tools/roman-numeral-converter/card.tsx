import type { ReactNode } from 'react';
import {
  Answer,
  InputField,
  isEmptyText,
  lastGood,
  operand,
  OptionsLine,
  Section,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
  type BindOption,
} from '#kit';
import type { Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import type en from './locales/en.json';
import type { Roman } from './logic.ts';
import styles from './roman-numeral-converter.module.css';

interface CardProps<S extends OptionSpecs> {
  readonly operation: Operation<'text', 'json', S, Roman>;
  readonly name: string;
  readonly input: string;
  readonly output: string;
  readonly start: string;
  readonly options?: (option: BindOption<S>) => ReactNode;
  readonly show: (roman: Roman) => string;
}

/** One direction: a short text in, the answer in large letters, and how it comes about. */
export function Card<S extends OptionSpecs>(props: CardProps<S>) {
  const { operation, name, input, output, start, options, show } = props;
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput(name, start);
  const { option, values, set } = useOptions(operation);
  const state = useOperation(operation, operand(value), values, { enabled: !isEmptyText(value) });
  const loadExample = useExample(operation, (example) => {
    setValue(String(example.input));
    // Examples are checked against the operation where they are written.
    set((example.options ?? {}) as Parameters<typeof set>[0]);
  });
  const shown = lastGood(state)?.value;
  return (
    <Section name={name}>
      {options !== undefined && <OptionsLine>{options(option)}</OptionsLine>}
      <div className="n-stack">
        <InputField
          label={input}
          value={value}
          onChange={setValue}
          error={state.is === 'failed' ? state.error : undefined}
          onExample={loadExample}
        />
        <Answer label={output} value={shown && show(shown)}>
          {shown !== undefined && (
            <ol className={styles['steps']} aria-label={t('steps')}>
              {shown.steps.map((step) => (
                <li key={step.value}>
                  <strong>{step.numeral}</strong> <span>{step.value}</span>
                </li>
              ))}
            </ol>
          )}
        </Answer>
      </div>
    </Section>
  );
}
