// Longer than 60 lines: one pattern and text, seen in four ways, fits no template.
import { useState } from 'react';
import {
  operand,
  Section,
  Tabs,
  TextPane,
  ToolLink,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { CheckView } from './check-view.tsx';
import type en from './locales/en.json';
import { MatchView } from './match-view.tsx';
import { explain, match } from './operations.ts';
import { PatternForm } from './pattern-form.tsx';
import { PatternViews } from './pattern-views.tsx';
import { ReplaceView } from './replace-view.tsx';
import { SplitView } from './split-view.tsx';

type Mode = 'match' | 'replace' | 'split' | 'check';

export default function RegexTester() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('match');
  const [mode, setMode] = useState<Mode>('match');
  const options = useOptions(match);
  const { pattern, flags } = options.values;
  const given = { pattern, flags };
  const understood = useOperation(explain, pattern, { flags }, { enabled: pattern !== '' });
  const state = useOperation(match, operand(text), given, { enabled: pattern !== '' });
  const wrong = understood.is === 'failed' ? understood.error : undefined;
  // What only this browser's own engine cannot read; what stops a run stands at its result.
  const refused = state.is === 'failed' && state.error.where.option !== undefined ? state.error : undefined;
  const loadExample = useExample(match, ({ input, options: values = {} }) => {
    setText(String(input));
    options.set(values);
  });
  const pane = <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} height="short" />;
  return (
    <>
      <Section name="match">
        <PatternForm options={options} error={wrong ?? refused} />
        <Tabs
          label={t('mode')}
          tabs={{ match: t('match'), replace: t('replace'), split: t('split'), check: t('check') }}
          value={mode}
          onChange={setMode}
        >
          {mode === 'match' && <MatchView text={text} pane={pane} state={state} />}
          {mode === 'replace' && <ReplaceView given={given} text={text} pane={pane} />}
          {mode === 'split' && <SplitView given={given} text={text} pane={pane} />}
          {mode === 'check' && <CheckView given={given} />}
        </Tabs>
      </Section>
      {understood.is === 'done' && <PatternViews given={given} piece={understood.value} />}
      <Section>
        <ToolLink to="/regex-memo">{t('memo')}</ToolLink>
      </Section>
    </>
  );
}
