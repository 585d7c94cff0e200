import type { ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import type { EditorLanguage } from '../editor/languages.ts';
import type { RunState, TextValue } from '../hooks/use-operation.ts';
import type { BindOption } from '../hooks/use-options.ts';
import { useTextOperation } from '../hooks/use-text-operation.ts';
import { Panes } from '../parts/pane.tsx';
import { ResultPane } from '../parts/result-pane.tsx';
import { SwapButton } from '../parts/swap-button.tsx';
import { TextPane } from '../parts/text-pane.tsx';
import { OptionsLine, Section } from './layout.tsx';
import { OptionErrors } from './option-errors.tsx';

/** What the parts under a converter may need: the text and what became of it. */
export interface Conversion {
  readonly input: TextValue;
  readonly setInput: (value: TextValue) => void;
  readonly state: RunState<TextValue>;
}

interface ConverterProps<S extends OptionSpecs> {
  readonly operation: Operation<'text', 'text', S, string>;
  readonly title?: string;
  /** Labels of the two panes. */
  readonly input: string;
  readonly output: string;
  readonly language?: EditorLanguage;
  /** Where it is another than the input's. */
  readonly outputLanguage?: EditorLanguage;
  /** `tool/operation` that turns the result back, on this page or another: shows a button that swaps the two. */
  readonly inverse?: string;
  /** As the input's pane takes them. */
  readonly repairs?: Readonly<Record<string, string>>;
  /** File name of the downloaded result. */
  readonly download?: string;
  readonly children?: (option: BindOption<S>) => ReactNode;
  /** More about the input and its result, under the panes. */
  readonly extra?: (conversion: Conversion) => ReactNode;
}

/** Text in, text out, live. */
export function Converter<S extends OptionSpecs>({
  operation,
  title,
  input,
  output,
  language,
  outputLanguage = language,
  inverse,
  repairs,
  download,
  children,
  extra,
}: ConverterProps<S>) {
  const { name, value, setValue, option, state, inputError, loadExample } = useTextOperation(operation);
  return (
    <Section title={title} name={name}>
      {children !== undefined && <OptionsLine>{children(option)}</OptionsLine>}
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={operation.options} />
      <Panes>
        <TextPane
          name={input}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          language={language}
          error={inputError}
          repairs={repairs}
        />
        <ResultPane
          name={output}
          state={state}
          language={outputLanguage}
          tools={
            inverse !== undefined && <SwapButton to={inverse} value={state.is === 'done' ? state.value : undefined} />
          }
          download={download ?? `${name}.txt`}
          onExample={loadExample}
        />
      </Panes>
      {extra?.({ input: value, setInput: setValue, state })}
    </Section>
  );
}
