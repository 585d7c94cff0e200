import {
  ExampleButton,
  ofInput,
  OptionsLine,
  Section,
  Segmented,
  Select,
  Switch,
  TextField,
  TextPane,
  useExample,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  ViewSwitch,
  isEmptyText,
  operand,
} from '#kit';
import styles from './benchmark-builder.module.css';
import type en from './locales/en.json';
import { compare } from './operations.ts';
import { Results } from './results.tsx';
import { SuiteFields } from './suite-fields.tsx';
import { useSuites } from './use-suites.ts';

// Longer than others: the input has two views, and a name that is typed may be the chosen baseline's.
export default function BenchmarkBuilder() {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(compare);
  const { values, set } = options;
  const { text, setText, suites, setSuites, view, setView } = useSuites((unit) => set({ unit }));
  const names = suites && [...new Set(suites.map(({ name }) => name.trim()))].filter((name) => name !== '');
  // A suite that was deleted is no baseline any more.
  const baseline = names?.includes(values.baseline) === false ? '' : values.baseline;
  const run = { enabled: !isEmptyText(text), optionError: options.error };
  const state = useOperation(compare, operand(text), { ...values, baseline }, run);
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const loadExample = useExample(compare, ({ input, options: given }) => {
    setText(String(input));
    set(given ?? {});
  });
  return (
    <Section name="compare">
      <OptionsLine>
        <div className={styles['unit']}>
          <TextField {...option('unit')} inline size="small" placeholder="ms" />
        </div>
        <Switch {...option('higherIsBetter')} />
        {/* Names are not text of the page. */}
        <div data-literal>
          <Select
            {...option('baseline')}
            value={baseline}
            choices={['', ...(names ?? [values.baseline].filter((name) => name !== ''))]}
            labels={{ '': t('best') }}
          />
        </div>
        <Select {...option('test')} />
        <Segmented {...option('variance')} />
        <Segmented {...option('confidence')} />
      </OptionsLine>
      <div className={styles['bar']}>
        {typeof text === 'string' && (
          <ViewSwitch
            label={t('view')}
            views={{ fields: t('fields'), text: t('text') }}
            value={view}
            onChange={setView}
          />
        )}
        <ExampleButton onClick={loadExample} />
      </div>
      {view === 'text' ? (
        <TextPane
          name={t('suites')}
          value={text}
          onChange={setText}
          error={ofInput(error)}
          placeholder={t('textHint')}
          height="short"
        />
      ) : (
        <SuiteFields
          suites={suites ?? []}
          onChange={setSuites}
          onRename={(before, name) => before === baseline && before !== '' && set({ baseline: name.trim() })}
          onUnit={(unit) => set({ unit })}
          result={state}
        />
      )}
      <Results state={state} test={values.test} confidence={values.confidence} isError={view === 'fields'} />
    </Section>
  );
}
