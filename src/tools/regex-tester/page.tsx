/* By hand: one pattern and one text are seen in four modes, and what is pointed at is shared by all parts. */
import { useMemo, useState } from 'react';
import { Filling, Section, Tabs, TextPane, ToolLink, useExample, useInput, useMessages, type Stretch } from '#kit';
import { CheckView } from './check-view.tsx';
import type { Pattern } from './compile.ts';
import type en from './locales/en.json';
import { MatchView } from './match-view.tsx';
import { match } from './operations.ts';
import { PatternForm } from './pattern-form.tsx';
import { PatternViews } from './pattern-views.tsx';
import type { Pointed } from './pointing.ts';
import styles from './regex-tester.module.css';
import { ReplaceView } from './replace-view.tsx';
import { SplitView } from './split-view.tsx';
import { usePattern } from './use-pattern.ts';
import { PointingContext } from './use-pointing.ts';

type Mode = 'match' | 'replace' | 'split' | 'check';

export default function RegexTester() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('match');
  const [mode, setMode] = useState<Mode>('match');
  const [pointed, point] = useState<Pointed>({});
  const pointing = useMemo(() => ({ pointed, point }), [pointed]);
  const { options, setPattern, given, piece, found, error } = usePattern(text);
  const take = (input: string, { pattern, flags }: Partial<Pattern>) => {
    setText(input);
    options.set({ ...(pattern !== undefined && { pattern }), ...(flags !== undefined && { flags }) });
  };
  const loadExample = useExample(match, (example) => take(String(example.input), example.options ?? {}));
  const pane = (onExample: () => void, stretches?: readonly Stretch[]) => (
    <TextPane name={t('text')} value={text} onChange={setText} onExample={onExample} stretches={stretches} />
  );
  return (
    <PointingContext value={pointing}>
      <Section name="match">
        <Filling>
          <PatternForm options={options} piece={piece} onPattern={setPattern} error={error} />
          <div className={styles['modes']}>
            <Tabs
              label={t('mode')}
              tabs={{ match: t('matches'), replace: t('replace'), split: t('split'), check: t('unitTests') }}
              value={mode}
              onChange={setMode}
            >
              {mode === 'match' && (
                <MatchView text={text} pane={(stretches) => pane(loadExample, stretches)} piece={piece} state={found} />
              )}
              {mode === 'replace' && <ReplaceView given={given} text={text} pane={pane} onExample={take} />}
              {mode === 'split' && <SplitView given={given} text={text} pane={pane} onExample={take} />}
              {mode === 'check' && <CheckView given={given} />}
            </Tabs>
          </div>
        </Filling>
      </Section>
      {piece !== undefined && <PatternViews given={given} piece={piece} />}
      <Section>
        <ToolLink to="/regex-memo">{t('memo')}</ToolLink>
      </Section>
    </PointingContext>
  );
}
