// Longer than 60 lines: the starting text and the two ways to show results fit no template.
import { useState } from 'react';
import {
  isEmptyText,
  operand,
  OptionsLine,
  Panes,
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
import type en from './locales/en.json';
import { OneStyle } from './one-style.tsx';
import { all } from './operations.ts';

const START = 'lorem ipsum dolor sit amet';

export default function CaseConverter() {
  const t = useMessages<typeof en.ui>();
  const [typed, setTyped] = useInput('all');
  const [isTouched, setTouched] = useState(false);
  // Not an initial value: a link or a text that is handed over must win.
  const text = isTouched || !isEmptyText(typed) ? typed : START;
  const { option, values } = useOptions(all);
  const state = useOperation(all, operand(text), values, { enabled: !isEmptyText(text) });
  const change = (value: typeof typed) => {
    setTouched(true);
    setTyped(value);
  };
  const loadExample = useExample(all, ({ input }) => change(String(input)));
  const languages = {
    any: t('anyLanguage'),
    tr: t('turkish'),
    az: t('azerbaijani'),
    lt: t('lithuanian'),
    el: t('greek'),
  };
  const isTooLong = state.is === 'failed' && state.error.code === 'error.tooLong';
  return (
    <div className="n-stack">
      <Section name="all">
        <OptionsLine>
          <Switch {...option('eachLine')} label={t('eachLine')} />
          <Switch {...option('keepUnderscores')} label={t('keepUnderscores')} />
          <Select {...option('language')} label={t('language')} labels={languages} />
        </OptionsLine>
        <Panes>
          <TextPane name={t('text')} value={text} onChange={change} onExample={loadExample} />
          <AllStyles state={state} />
        </Panes>
      </Section>
      {isTooLong && <OneStyle text={text} rules={values} />}
    </div>
  );
}
