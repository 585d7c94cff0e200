import { lazy, Suspense, type ReactNode } from 'react';
import { returnOf } from '#engine/meaning';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { isEmptyText } from '../hooks/use-input.ts';
import type { RunState, TextValue } from '../hooks/use-operation.ts';
import type { BindOption } from '../hooks/use-options.ts';
import { useTextOperation } from '../hooks/use-text-operation.ts';
import { Panes } from '../parts/pane.tsx';
import { ResultPane } from '../parts/result-pane.tsx';
import { SwapButton } from '../parts/swap-button.tsx';
import { TextPane } from '../parts/text-pane.tsx';
import { Filling, Section } from './layout.tsx';
import { OptionsLine } from './options.tsx';
import { OptionErrors } from './option-errors.tsx';
import { useMessages, useTool } from '../context/tool-context.ts';

/** Fetched with the first text; without it nothing is offered. */
const OtherWay = lazy(() =>
  import('./other-way.tsx').then(
    ({ OtherWay }) => ({ default: OtherWay }),
    () => ({ default: () => null }),
  ),
);

/** The values the parts under a converter may need: the text, its options and the result. */
export interface Conversion<S extends OptionSpecs = OptionSpecs> {
  readonly values: Values<S>;
  readonly input: TextValue;
  readonly setInput: (value: TextValue) => void;
  readonly state: RunState<TextValue>;
}

interface ConverterProps<S extends OptionSpecs> {
  readonly operation: Operation<'text', 'text', S, string>;
  /** One of two directions has its operation's name, unless another is given. */
  readonly title?: string;
  /** Labels of the two panes. */
  readonly input: string;
  readonly output: string;
  readonly children?: (option: BindOption<S>) => ReactNode;
  /** Views of the result, at the top of its pane. */
  readonly views?: ReactNode;
  /** The view that is chosen, where it is not the text. */
  readonly view?: (conversion: Conversion<S>) => ReactNode;
  /** More about the input and its result, under the panes. */
  readonly extra?: (conversion: Conversion<S>) => ReactNode;
}

/** Text in, text out, live. */
export function Converter<S extends OptionSpecs>({
  operation,
  title,
  input,
  output,
  children,
  views,
  view,
  extra,
}: ConverterProps<S>) {
  const t = useMessages<Record<string, string>>();
  const here = useTool().id;
  const { name, value, setValue, option, values, format, state, inputError, loadExample } = useTextOperation(operation);
  const way = returnOf(here, name, operation);
  const back = way?.tool === here && way.operation === name ? undefined : way;
  return (
    <Section title={title ?? (back?.tool === here ? t(name) : undefined)} name={name}>
      <Filling>
        {children !== undefined && <OptionsLine>{children(option)}</OptionsLine>}
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
              back?.tool === here &&
              !isEmptyText(value) && (
                <Suspense>
                  <OtherWay from={name} to={back.operation} what={output} value={value} />
                </Suspense>
              )
            }
          />
          <ResultPane
            name={output}
            state={state}
            format={format}
            tools={
              <>
                {views}
                {back !== undefined && (
                  <SwapButton back={back} values={values} value={state.is === 'done' ? state.value : undefined} />
                )}
              </>
            }
            instead={view?.({ values, input: value, setInput: setValue, state })}
            onExample={loadExample}
          />
        </Panes>
      </Filling>
      {extra?.({ values, input: value, setInput: setValue, state })}
    </Section>
  );
}
