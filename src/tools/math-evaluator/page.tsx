import {
  isEmptyText,
  NumberField,
  operand,
  OptionsLine,
  Panes,
  Section,
  Segmented,
  Select,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { FunctionList } from './function-list.tsx';
import type en from './locales/en.json';
import { evaluate } from './operations.ts';
import { firstError, Results } from './results.tsx';

export default function MathEvaluator() {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput('evaluate');
  const { option, values, set } = useOptions(evaluate);
  const state = useOperation(evaluate, operand(value), { ...values, eachLine: true }, { enabled: !isEmptyText(value) });
  const loadExample = useExample(evaluate, (example) => {
    setValue(String(example.input));
    set(example.options ?? {});
  });
  const text = typeof value === 'string' ? value : value.head;
  const error = state.is === 'failed' ? state.error : state.is === 'done' ? firstError(state.value) : undefined;
  return (
    <Section name="evaluate">
      <OptionsLine>
        <Select {...option('numbers')} />
        <Segmented {...option('angle')} />
        <Select {...option('notation')} />
        <NumberField {...option('digits')} />
      </OptionsLine>
      <div className="n-stack">
        <Panes>
          <TextPane
            name={t('expression')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            error={error}
            placeholder="2 * (3 + 4)^2"
            height="short"
          />
          <Results state={state} />
        </Panes>
        <FunctionList onUse={(example) => setValue(text.trim() === '' ? example : `${text.trimEnd()}\n${example}`)} />
      </div>
    </Section>
  );
}
