import type { ReactNode } from 'react';
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
  type TextValue,
} from '#kit';
import type { Pattern } from './compile.ts';
import type en from './locales/en.json';
import { replace } from './operations.ts';
import { RunError } from './run-error.tsx';

interface ViewProps {
  readonly given: Pattern;
  readonly text: TextValue;
  readonly pane: ReactNode;
}

/** The text with its matches replaced. */
export function ReplaceView({ given, text, pane }: ViewProps) {
  const t = useMessages<typeof en.ui>();
  const { option, values } = useOptions(replace);
  const state = useOperation(replace, operand(text), { ...values, ...given }, { enabled: given.pattern !== '' });
  return (
    <Section name="replace">
      <OptionsLine>
        <TextField {...option('replacement')} hint={t('replacementHint')} placeholder="$<month>/$1" />
      </OptionsLine>
      <Panes>
        {pane}
        <ResultPane name={t('replaced')} state={state} height="short" />
      </Panes>
      <RunError state={state} />
    </Section>
  );
}
