import { useState, type ReactNode } from 'react';
import { writtenFormat } from '#engine/meaning';
import type { Operation } from '#engine/operation';
import type { OptionSpecs, Values } from '#engine/options';
import { useFields } from '../hooks/use-fields.ts';
import type { RunState, TextValue } from '../hooks/use-operation.ts';
import type { BindOption } from '../hooks/use-options.ts';
import { ToolButton } from '../parts/button.tsx';
import { Panes } from '../parts/pane.tsx';
import { ResultPane } from '../parts/result-pane.tsx';
import { Section } from './layout.tsx';
import { OptionsForm } from './options.tsx';
import { OptionErrors } from './option-errors.tsx';

export interface Generation<S extends OptionSpecs> {
  readonly values: Values<S>;
  readonly state: RunState<TextValue>;
}

interface GeneratorProps<S extends OptionSpecs> {
  readonly operation: Operation<'none', 'text', S, string>;
  readonly title?: string;
  /** Label of the result. */
  readonly output: string;
  /** Label of the button that makes another one; for random results. */
  readonly refresh?: string;
  /** Whether each line is a result of its own, which gets a button to copy it. */
  readonly areLines?: (values: Values<S>) => boolean;
  /** Keeps the options in the address bar while the user works. */
  readonly linked?: boolean;
  /** The controls in the order of importance; those after the fourth fold away. */
  readonly children: (option: BindOption<S>) => ReactNode;
  /** More about the result, under the options. */
  readonly extra?: (generation: Generation<S>) => ReactNode;
}

/** Options in, text out: a first result at once, a new one with every change. */
export function Generator<S extends OptionSpecs>(props: GeneratorProps<S>) {
  const { operation, title, output, refresh, linked = false, areLines, children, extra } = props;
  const [turn, setTurn] = useState(0);
  const { name, values, option, state, isInitial, reset } = useFields(operation, { turn, syncUrl: linked });
  return (
    <Section title={title} name={name}>
      <Panes generator>
        <OptionsForm
          options={{ isInitial, reset }}
          foot={
            <>
              <OptionErrors state={state} specs={operation.options} />
              {extra?.({ values, state })}
            </>
          }
        >
          {children(option)}
        </OptionsForm>
        <ResultPane
          name={output}
          state={state}
          format={writtenFormat(operation, values)}
          tools={
            refresh !== undefined && (
              <ToolButton icon="refresh" label={refresh} data-refresh onClick={() => setTurn(turn + 1)} />
            )
          }
          asLines={areLines?.(values) ?? false}
        />
      </Panes>
    </Section>
  );
}
