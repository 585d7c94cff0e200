import {
  InputField,
  Notes,
  operand,
  OptionsLine,
  resultToShow,
  Section,
  Switch,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
  Working,
} from '#kit';
import type en from './locales/en.json';
import styles from './mime-types.module.css';
import { search } from './operations.ts';
import { TypeResults } from './type-results.tsx';

/** One box for types, extensions and words. By hand: an Inspector shows nothing of an empty question, which is all types. */
export function SearchForm() {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput('search');
  const { option, values } = useOptions(search);
  const loadExample = useExample(search, ({ input }) => setValue(String(input)));
  const query = typeof value === 'string' ? value : value.head;
  const state = useOperation(search, operand(value), values);
  const shown = resultToShow(state);
  return (
    <Section name="search">
      <div className="n-stack">
        <InputField
          label={t('query')}
          value={query}
          onChange={setValue}
          icon="search"
          placeholder="image/png"
          error={undefined}
          onExample={loadExample}
        />
        <OptionsLine>
          <Switch {...option('all')} />
        </OptionsLine>
        <div className={styles['result']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <TypeResults found={shown.value} onAsk={setValue} />
            </>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </div>
    </Section>
  );
}
