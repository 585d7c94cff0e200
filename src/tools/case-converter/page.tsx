import {
  isEmptyText,
  operand,
  OptionsLine,
  Section,
  Select,
  Switch,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { AllStyles } from './all-styles.tsx';
import styles from './case-converter.module.css';
import type en from './locales/en.json';
import { OneStyle } from './one-style.tsx';
import { all } from './operations.ts';

export default function CaseConverter() {
  const t = useMessages<typeof en.ui>();
  // A text that another tool hands over is for the operation that is offered there.
  const [text, setText] = useInput('convert', 'lorem ipsum dolor sit amet');
  const { option, values } = useOptions(all);
  const state = useOperation(all, operand(text), values, { enabled: !isEmptyText(text) });
  const loadExample = useExample(all, ({ input }) => setText(String(input)));
  const isTooLong = state.is === 'failed' && state.error.code === 'error.tooLong';
  return (
    <div className="n-stack">
      <Section name="all">
        <OptionsLine>
          <Switch {...option('eachLine')} />
          <Switch {...option('keepUnderscores')} />
          <Select {...option('language')} />
        </OptionsLine>
        <div className={styles['both']}>
          <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} height="short" />
          <AllStyles state={state} />
        </div>
      </Section>
      {isTooLong && <OneStyle text={text} rules={values} />}
    </div>
  );
}
