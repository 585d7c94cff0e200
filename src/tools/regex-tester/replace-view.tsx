import type { ReactNode } from 'react';
import {
  operand,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  TextField,
  useExample,
  useMessages,
  useOperation,
  useOptions,
  type TextValue,
} from '#kit';
import type { Pattern } from './compile.ts';
import type en from './locales/en.json';
import { replace } from './operations.ts';
import { RunError } from './run-error.tsx';

interface ViewProps {
  readonly given: Pattern;
  readonly text: TextValue;
  /** The pane of the text, with what its example loads. */
  readonly pane: (onExample: () => void) => ReactNode;
  readonly onExample: (text: string, given: Partial<Pattern>) => void;
}

/** The text with its matches replaced. */
export function ReplaceView({ given, text, pane, onExample }: ViewProps) {
  const t = useMessages<typeof en.ui>();
  const { option, values, set } = useOptions(replace);
  const loadExample = useExample(replace, ({ input, options = {} }) => {
    onExample(String(input), options);
    set(options);
  });
  const state = useOperation(replace, operand(text), { ...values, ...given }, { enabled: given.pattern !== '' });
  return (
    <Section name="replace">
      <OptionsLine>
        <TextField {...option('replacement')} hint={t('replacementHint')} placeholder="$<month>/$1" />
      </OptionsLine>
      <Panes>
        {pane(loadExample)}
        <ResultPane name={t('replaced')} state={state} />
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
