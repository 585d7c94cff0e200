import { Section, TabPanel, Tabs, ToolLink, useCommonMessages, useInput, useLinkedTab, useMessages } from '#kit';
import { CheckView } from './check-view.tsx';
import type en from './locales/en.json';
import { MatchView } from './match-view.tsx';
import { PatternForm } from './pattern-form.tsx';
import { PatternViews } from './pattern-views.tsx';
import { ReplaceView } from './replace-view.tsx';
import { SplitView } from './split-view.tsx';
import { usePattern } from './use-pattern.ts';

export default function RegexTester() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [tab, turnTo] = useLinkedTab(['match', 'replace', 'split', 'check']);
  const [text, setText] = useInput('match', '', tab !== 'check');
  const { options, given, piece, found, marks, error } = usePattern(text);
  const { set } = options;
  const subject = { given, set, text, setText, marks };
  return (
    <>
      <Section name="match">
        <PatternForm options={options} error={error} />
        <Tabs
          label={common('whatToDo')}
          tabs={{ match: t('matches'), replace: t('replace'), split: t('split'), check: t('unitTests') }}
          value={tab}
          onChange={turnTo}
        >
          {tab === 'match' && <MatchView subject={subject} state={found} />}
          <TabPanel name="replace" {...{ tab, turnTo }}>
            <ReplaceView subject={subject} />
          </TabPanel>
          {tab === 'split' && <SplitView subject={subject} />}
          <TabPanel name="check" {...{ tab, turnTo }}>
            <CheckView given={given} set={set} />
          </TabPanel>
        </Tabs>
      </Section>
      {piece !== undefined && <PatternViews given={given} piece={piece} />}
      <Section>
        <ToolLink to="/regex-memo">{t('memo')}</ToolLink>
      </Section>
    </>
  );
}
