import { lazy, Suspense, type ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import type { RunState, TextValue } from '../hooks/use-operation.ts';
import type { BindOption } from '../hooks/use-options.ts';
import { useReturn } from '../hooks/use-return.ts';
import { useTextOperation } from '../hooks/use-text-operation.ts';
import { Panes } from '../parts/pane.tsx';
import { ResultPane } from '../parts/result-pane.tsx';
import { SwapButton } from '../parts/swap-button.tsx';
import { TextPane } from '../parts/text-pane.tsx';
import { Section } from './layout.tsx';
import { OptionsLine } from './options.tsx';
import { OptionErrors } from './option-errors.tsx';
import { usePanel } from '../context/panel-context.ts';
import { useMessages, useTool } from '../context/tool-context.ts';
import { isEmptyText } from '../hooks/use-input.ts';

/** Loaded with the first text. */
const OtherDirection = lazy(() => import('./other-direction.tsx'));

/** The text of a converter and its result, for the parts under it. */
export interface Conversion {
  readonly input: TextValue;
  readonly setInput: (value: TextValue) => void;
  readonly state: RunState<TextValue>;
}

interface ConverterProps<S extends OptionSpecs> {
  readonly operation: Operation<'text', 'text', S, string>;
  /** Defaults to the operation's name where the tool has two directions. */
  readonly title?: string;
  /** Labels of the two panes. */
  readonly input: string;
  readonly output: string;
  /** The input is a secret, which no link contains. */
  readonly isSecret?: boolean;
  readonly children?: (option: BindOption<S>) => ReactNode;
  /** Of the options, as for `OptionsLine`. */
  readonly most?: number;
  /** More about the input and its result, under the panes. */
  readonly extra?: (conversion: Conversion & { readonly values: Values<S> }) => ReactNode;
}

/** Text in, text out, live. */
export function Converter<S extends OptionSpecs>({
  operation,
  title,
  input,
  output,
  isSecret = false,
  children,
  most,
  extra,
}: ConverterProps<S>) {
  const t = useMessages<Record<string, string>>();
  const here = useTool().id;
  const { name, value, setValue, option, values, format, state, inputError, loadExample } = useTextOperation(
    operation,
    undefined,
    !isSecret,
  );
  const back = useReturn(operation);
  const { name: tab } = usePanel();
  const hasOther = tab !== undefined && back?.tool === here && !isEmptyText(value);
  return (
    <Section title={title ?? (back?.tool === here ? t(name) : undefined)} name={name}>
      {children !== undefined && <OptionsLine most={most}>{children(option)}</OptionsLine>}
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={operation.options} />
      <Panes>
        <TextPane
          name={input}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          format={operation.reads}
          error={inputError}
          offer={
            hasOther && (
              <Suspense>
                <OtherDirection operation={back.operation} what={output} value={value} />
              </Suspense>
            )
          }
        />
        <ResultPane
          name={output}
          state={state}
          format={format}
          tools={
            back !== undefined && (
              <SwapButton back={back} values={values} value={state.is === 'done' ? state.value : undefined} />
            )
          }
          onExample={loadExample}
        />
      </Panes>
      {extra?.({ input: value, setInput: setValue, state, values })}
    </Section>
  );
}
