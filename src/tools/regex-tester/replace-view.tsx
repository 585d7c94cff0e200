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
import { usePatternExample, type Subject } from './use-pattern-example.ts';

/** The text with its matches replaced. */
export function ReplaceView({ given, set, text, setText, paneWith }: Subject) {
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
        {isShown && paneWith(loadExample)}
        <ResultPane name={t('replaced')} state={state} height="short" />
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
