import { useState } from 'react';
import { Section, Tabs, TextPane, ToolLink, useExample, useInput, useMessages } from '#kit';
import { CheckView } from './check-view.tsx';
import type en from './locales/en.json';
import { MatchView } from './match-view.tsx';
import { match } from './operations.ts';
import { PatternForm } from './pattern-form.tsx';
import { PatternViews } from './pattern-views.tsx';
import { ReplaceView } from './replace-view.tsx';
import { SplitView } from './split-view.tsx';
import { usePattern } from './use-pattern.ts';

type Mode = 'match' | 'replace' | 'split' | 'check';

export default function RegexTester() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('match');
  const [mode, setMode] = useState<Mode>('match');
  const { options, given, piece, found, error } = usePattern(text);
  const loadExample = useExample(match, ({ input, options: values = {} }) => {
    setText(String(input));
    options.set(values);
  });
  const pane = <TextPane name={t('text')} value={text} onChange={setText} onExample={loadExample} height="short" />;
  return (
    <>
      <Section name="match">
        <PatternForm options={options} error={error} />
        <Tabs
          label={t('mode')}
          tabs={{ match: t('matches'), replace: t('replace'), split: t('split'), check: t('unitTests') }}
          value={mode}
          onChange={setMode}
        >
          {mode === 'match' && <MatchView text={text} pane={pane} state={found} />}
          {mode === 'replace' && <ReplaceView given={given} text={text} pane={pane} />}
          {mode === 'split' && <SplitView given={given} text={text} pane={pane} />}
          {mode === 'check' && <CheckView given={given} />}
        </Tabs>
      </Section>
      {piece !== undefined && <PatternViews given={given} piece={piece} />}
      <Section>
        <ToolLink to="/regex-memo">{t('memo')}</ToolLink>
      </Section>
    </>
  );
}
