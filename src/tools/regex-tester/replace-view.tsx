import {
  operand,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  TextField,
  useMessages,
  useOperation,
  useOptions,
  usePanel,
} from '#kit';
import type en from './locales/en.json';
import { replace } from './operations.ts';
import { RunError } from './run-error.tsx';
import { SubjectPane } from './subject-pane.tsx';
import { usePatternExample, type Subject } from './use-pattern-example.ts';

/** The text with its matches replaced. */
export function ReplaceView({ subject }: { subject: Subject }) {
  const { given, set, text, setText } = subject;
  const t = useMessages<typeof en.ui>();
  const { isShown } = usePanel();
  const options = useOptions(replace);
  const { option, values } = options;
  const loadExample = usePatternExample(replace, set, (input, own) => {
    setText(input);
    options.set(own);
  });
  const state = useOperation(
    replace,
    operand(text),
    { ...values, ...given },
    {
      enabled: isShown && given.pattern !== '',
    },
  );
  return (
    <Section name="replace">
      <OptionsLine>
        <TextField {...option('replacement')} hint={t('replacementHint')} placeholder="$<month>/$1" />
      </OptionsLine>
      <Panes>
        {isShown && <SubjectPane {...subject} onExample={loadExample} />}
        <ResultPane name={t('replaced')} state={state} />
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
