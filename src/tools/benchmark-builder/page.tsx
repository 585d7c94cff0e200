import {
  Alert,
  Button,
  ExampleButton,
  ofInput,
  OptionsLine,
  Section,
  Segmented,
  Select,
  Switch,
  TextField,
  TextPane,
  useCommonMessages,
  useExample,
  useExplain,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import styles from './benchmark-builder.module.css';
import type en from './locales/en.json';
import { compare } from './operations.ts';
import { Results } from './results.tsx';
import { SuiteFields } from './suite-fields.tsx';
import { useSuites } from './use-suites.ts';

// Longer than others: suites come in by fields and as a text, and a name that is typed may be that of the baseline.
export default function BenchmarkBuilder() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const options = useOptions(compare);
  const { values, set } = options;
  const all = useSuites((unit) => set({ unit }));
  const { foreign, input, suites } = all;
  const names = [...new Set(suites.map(({ name }) => name.trim()))].filter((name) => name !== '');
  // A suite that was deleted is no baseline any more.
  const baseline = names.includes(values.baseline) ? values.baseline : '';
  const state = useOperation(
    compare,
    input,
    { ...values, baseline },
    { enabled: foreign === undefined && input !== '', optionError: options.error },
  );
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const loadExample = useExample(compare, ({ input: example, options: given }) => {
    all.setInput(String(example));
    set(given ?? {});
  });
  return (
    <Section name="compare">
      <OptionsLine most={3}>
        <TextField {...option('unit')} inline size="small" placeholder="ms" />
        <Switch {...option('higherIsBetter')} />
        {/* Names are no text of the page. */}
        <div data-literal>
          <Select {...option('baseline')} value={baseline} choices={['', ...names]} labels={{ '': t('best') }} />
        </div>
        <Select {...option('test')} />
        <Segmented {...option('variance')} />
        <Segmented {...option('confidence')} />
      </OptionsLine>
      <div className={styles['bar']}>
        <ExampleButton onClick={loadExample} />
        {foreign === undefined && (
          <Button size="small" icon="file-text" onClick={() => all.take('')}>
            {t('pasteText')}
          </Button>
        )}
        {foreign?.onCancel !== undefined && (
          <Button size="small" onClick={foreign.onCancel}>
            {common('cancel')}
          </Button>
        )}
      </div>
      {foreign === undefined ? (
        <SuiteFields {...all} />
      ) : (
        <TextPane
          name={t('suites')}
          value={foreign.text}
          onChange={foreign.onChange}
          error={foreign.error}
          placeholder={t('textHint')}
          height="short"
        />
      )}
      {error !== undefined && ofInput(error) && <Alert look="error">{explain(error)}</Alert>}
      <Results state={state} test={values.test} confidence={values.confidence} />
    </Section>
  );
}
