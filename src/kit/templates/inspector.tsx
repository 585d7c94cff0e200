import type { ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import { useExample } from '../hooks/use-example.ts';
import { isEmptyText, operand, useInput } from '../hooks/use-input.ts';
import { useOperation, type ResultOf } from '../hooks/use-operation.ts';
import { useOptionErrors, useOptions, type BindOption } from '../hooks/use-options.ts';
import { ExampleButton, PasteButton } from '../parts/input-tools.tsx';
import { Notes } from '../parts/notes.tsx';
import { TextField } from '../parts/text-field.tsx';
import { TextPane } from '../parts/text-pane.tsx';
import { Working } from '../parts/working.tsx';
import { nameOfOperation, useExplain, useTool } from '../tool-context.ts';
import { OptionsLine, Section } from './layout.tsx';
import styles from './options.module.css';

interface InspectorProps<S extends OptionSpecs, R> {
  readonly operation: Operation<'text', 'json', S, R>;
  readonly title?: string;
  /** Label of the input. */
  readonly input: string;
  readonly placeholder?: string;
  /** A pane instead of a line. */
  readonly multiline?: boolean;
  readonly options?: (option: BindOption<S>) => ReactNode;
  readonly children: (result: ResultOf<R>, input: { readonly set: (text: string) => void }) => ReactNode;
}

/** One input, and what can be read from it. */
export function Inspector<S extends OptionSpecs, R>(props: InspectorProps<S, R>) {
  const { operation, title, input, placeholder, multiline = false, options: placed, children } = props;
  const explain = useExplain();
  const name = nameOfOperation(useTool(), operation);
  const [value, setValue] = useInput(name);
  const options = useOptions(operation);
  const state = useOperation(operation, operand(value), options.values, {
    enabled: !isEmptyText(value),
    optionError: options.error,
  });
  const loadExample = useExample(operation, (example) => {
    setValue(String(example.input));
    options.set((example.options ?? {}) as Parameters<typeof options.set>[0]);
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const inputError = error?.where.option === undefined ? error : undefined;
  const shown = state.is === 'done' ? state : state.is === 'running' && !state.slow ? state.last : undefined;
  return (
    <Section title={title} name={name}>
      {placed !== undefined && <OptionsLine>{placed(option)}</OptionsLine>}
      {multiline ? (
        <TextPane
          name={input}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          placeholder={placeholder}
          height="short"
        />
      ) : (
        <div data-input>
          <TextField
            label={input}
            value={typeof value === 'string' ? value : value.head}
            onChange={setValue}
            size="large"
            placeholder={placeholder}
            error={inputError && explain(inputError)}
            tools={
              <>
                <PasteButton onPaste={setValue} />
                <ExampleButton onClick={loadExample} />
              </>
            }
          />
        </div>
      )}
      <div className={styles['result']} data-result aria-live="polite" aria-busy={state.is === 'running'}>
        {shown !== undefined && (
          <>
            <Notes notes={shown.notes} />
            {children(shown.value, { set: setValue })}
          </>
        )}
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
      </div>
    </Section>
  );
}
