import { useState, type ReactNode } from 'react';
import type { Operation } from '#engine/operation';
import type { OptionSpecs } from '#engine/options';
import {
  Button,
  InputField,
  isEmptyText,
  Notes,
  ofInput,
  operand,
  type ResultOf,
  resultToShow,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  Working,
} from '#kit';
import type shared from '#formats/mac/locales/en.json';
import type en from './locales/en.json';

interface LookupSectionProps<R> {
  /** The operation's name. */
  readonly name: string;
  readonly operation: Operation<'text', 'json', OptionSpecs, R>;
  readonly input: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly children: (result: ResultOf<R>) => ReactNode;
}

/** A look-up in data that is fetched when it is needed. By hand: an Inspector cannot try again. */
export function LookupSection<R>(props: LookupSectionProps<R>) {
  const { name, operation, input, placeholder, multiline = false, children } = props;
  const t = useMessages<typeof en.ui & typeof shared>();
  const [value, setValue] = useInput(name);
  const [turn, setTurn] = useState(0);
  const state = useOperation(operation, operand(value), {}, { enabled: !isEmptyText(value), turn });
  const loadExample = useExample(operation, (example) => setValue(String(example.input)));
  const error = state.is === 'failed' ? ofInput(state.error) : undefined;
  const shown = resultToShow(state);
  return (
    <Section name={name}>
      <div className="n-stack">
        {multiline ? (
          <TextPane
            name={input}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            error={error}
            height="short"
          />
        ) : (
          <InputField
            label={input}
            value={value}
            onChange={setValue}
            size="large"
            placeholder={placeholder}
            error={error}
            onExample={loadExample}
          />
        )}
        {error?.code === 'mac.vendorsMissing' && (
          <div className="n-line">
            <Button icon="refresh" onClick={() => setTurn(turn + 1)}>
              {t('tryAgain')}
            </Button>
          </div>
        )}
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              {children(shown.value)}
            </>
          )}
          {state.is === 'running' && state.slow && (
            <Working label={t('loadingVendors')} progress={state.progress} onCancel={state.cancel} />
          )}
        </div>
      </div>
    </Section>
  );
}
