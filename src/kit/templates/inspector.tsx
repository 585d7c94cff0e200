import type { ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import { resultToShow, type ResultOf } from '../hooks/use-operation.ts';
import type { BindOption } from '../hooks/use-options.ts';
import { useTextOperation } from '../hooks/use-text-operation.ts';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { InputField } from '../parts/input-field.tsx';
import { PasteButton } from '../parts/input-tools.tsx';
import { Notes } from '../parts/notes.tsx';
import { TextPane } from '../parts/text-pane.tsx';
import { Working } from '../parts/working.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { Section } from './layout.tsx';
import { OptionsLine } from './options.tsx';
import styles from './options.module.css';

interface InspectorProps<S extends OptionSpecs, R> {
  readonly operation: Operation<'text', 'json', S, R>;
  readonly title?: string;
  /** Label of the input. */
  readonly input: string;
  readonly placeholder?: string;
  /** A pane instead of a one-line field. */
  readonly multiline?: boolean;
  readonly options?: (option: BindOption<S>) => ReactNode;
  readonly children: (result: ResultOf<R>, input: { readonly set: (text: string) => void }) => ReactNode;
}

/** One small input, and the facts read from it. */
export function Inspector<S extends OptionSpecs, R>(props: InspectorProps<S, R>) {
  const { operation, title, input, placeholder, multiline = false, options: placed, children } = props;
  const t = useCommonMessages();
  const { name, value, setValue, option, state, inputError, loadExample, retry } = useTextOperation(operation);
  const shown = resultToShow(state);
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
        <InputField
          label={input}
          value={value}
          onChange={setValue}
          placeholder={placeholder}
          error={inputError}
          onExample={loadExample}
          tools={<PasteButton onPaste={setValue} />}
        />
      )}
      {inputError?.code === 'fetched.missing' && (
        <div className="n-line">
          <Button icon="refresh" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <div
        className={classes('n-stack', styles['result'])}
        data-result
        aria-live="polite"
        aria-busy={state.is === 'running'}
      >
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
