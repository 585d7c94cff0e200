import {
  isEmptyText,
  NumberField,
  operand,
  OptionsLine,
  Panes,
  Section,
  Switch,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { count } from './operations.ts';
import { Results } from './results.tsx';

export default function TextStatistics() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('count');
  const { option, values, error, set } = useOptions(count);
  // An empty text has its numbers, too.
  const state = useOperation(count, operand(text), values, { optionError: error });
  const loadExample = useExample(count, ({ input, options }) => {
    setText(String(input));
    set(options ?? {});
  });
  return (
    <Section name="count">
      <OptionsLine>
        <Switch {...option('matchCase')} />
        <NumberField {...option('readingSpeed')} />
        <NumberField {...option('speakingSpeed')} />
        <NumberField {...option('most')} />
      </OptionsLine>
      <Panes>
        <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} />
        <Results state={state} isEmpty={isEmptyText(text)} />
      </Panes>
    </Section>
  );
}
