import {
  lastGood,
  isEmptyText,
  Notes,
  operand,
  OptionsLine,
  NumberField,
  Section,
  Segmented,
  Select,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
  Working,
} from '#kit';
import { CompletedField } from './completed-field.tsx';
import { FunctionList } from './function-list.tsx';
import type en from './locales/en.json';
import { evaluate } from './operations.ts';
import { firstError, Results } from './results.tsx';

/** The typed text, its results line by line, and examples to add. */
export function Evaluator() {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput('evaluate');
  const { option, values, set } = useOptions(evaluate);
  const state = useOperation(evaluate, operand(value), { ...values, eachLine: true }, { enabled: !isEmptyText(value) });
  const loadExample = useExample(evaluate, (example) => {
    setValue(String(example.input));
    set(example.options ?? {});
  });
  const text = typeof value === 'string' ? value : value.head;
  const shown = lastGood(state);
  const error = state.is === 'failed' ? state.error : shown && firstError(shown.value);
  return (
    <Section name="evaluate">
      <OptionsLine>
        <Select {...option('numbers')} />
        <Segmented {...option('angle')} />
        <Select {...option('notation')} />
        <NumberField {...option('digits')} />
      </OptionsLine>
      <div className="n-stack">
        <CompletedField text={text} onChange={setValue}>
          {(offer) => (
            <TextPane
              name={t('expression')}
              value={value}
              onChange={setValue}
              onExample={loadExample}
              error={error}
              placeholder="2*(3+4)^2"
              height="short"
              offer={offer}
            />
          )}
        </CompletedField>
        <div data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          {shown !== undefined && <Notes notes={shown.notes} />}
          {shown !== undefined && <Results rows={shown.value} />}
        </div>
        <FunctionList onUse={(example) => setValue(text.trim() === '' ? example : `${text.trimEnd()}\n${example}`)} />
      </div>
    </Section>
  );
}
