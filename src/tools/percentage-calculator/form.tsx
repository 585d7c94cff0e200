import type { ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { ChoiceSpec, OptionSpecs, TextSpec } from '#engine/options';
import {
  CopyButton,
  ExampleButton,
  Facts,
  lastGood,
  Notes,
  Section,
  Segmented,
  TextField,
  useExample,
  useExplain,
  useIntlLanguage,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
  type Bound,
} from '#kit';
import type en from './locales/en.json';
import type { Solution } from './logic.ts';
import styles from './percentage-calculator.module.css';
import { markIn, sentenceOf, writerFor, type Form as FormName } from './say.ts';

interface FormProps<S extends OptionSpecs> {
  readonly operation: Operation<'none', 'json', S, Solution>;
  readonly name: FormName;
  readonly fields: readonly (keyof S & string)[];
}

/** Numbers of which one is left empty, and that one as the answer. */
export function Form<S extends OptionSpecs>({ operation, name, fields }: FormProps<S>) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const isMounted = useMounted();
  const options = useOptions(operation);
  const state = useOperation(operation, undefined, options.values, { enabled: isMounted, optionError: options.error });
  const failed = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, failed);
  const loadExample = useExample(operation, ({ options: given }) =>
    options.set((given ?? {}) as Parameters<typeof options.set>[0]),
  );
  const shown = failed === undefined ? lastGood(state) : undefined;
  const write = writerFor(useIntlLanguage(), markIn(fields.map((field) => String(options.values[field]))));
  const sentence = shown && sentenceOf(name, shown.value, write);
  const labels = new Map(fields.map((field) => [field, option(field).label]));
  return (
    <Section name={name}>
      <div className="n-stack">
        <div className={styles['fields']} data-input>
          {fields.map((field) => (
            <TextField key={field} {...(option(field) as unknown as Bound<TextSpec>)} size="large" placeholder="?" />
          ))}
        </div>
        <div className={styles['line']}>
          <Segmented {...(option('places') as unknown as Bound<ChoiceSpec>)} />
          <ExampleButton onClick={loadExample} />
        </div>
        <div className={styles['result']} data-result aria-live="polite">
          {failed !== undefined && failed.where.option === undefined && <Hint>{explain(failed)}</Hint>}
          {shown !== undefined && sentence !== undefined && (
            <>
              <div className={styles['answer']}>
                <span>{labels.get(shown.value.solved)}</span>
                <output className={styles['large']}>{write(shown.value.value)}</output>
                <CopyButton value={shown.value.value} />
              </div>
              <p>{t(sentence.key, sentence.params)}</p>
              <Notes notes={shown.notes} />
              <Facts
                facts={[
                  { label: t('formula'), value: write(shown.value.formula), copy: shown.value.formula },
                  { label: t('difference'), value: write(shown.value.difference), copy: shown.value.difference },
                  { label: t('exact'), value: t(shown.value.exact ? 'yes' : 'rounded'), copy: false, code: false },
                ]}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

const Hint = ({ children }: { readonly children: ReactNode }) => <p className={styles['hint']}>{children}</p>;
