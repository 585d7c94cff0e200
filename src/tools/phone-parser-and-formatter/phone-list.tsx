import type { ReactNode } from 'react';
import type { ToolError } from '#engine/error';
import {
  Notes,
  OptionsLine,
  resultToShow,
  Section,
  TextPane,
  Working,
  type ResultOf,
  type RunState,
  type TextValue,
} from '#kit';
import type { PhoneLine } from './logic.ts';
import { MetadataLine } from './metadata-line.tsx';
import { PhoneTable } from './phone-table.tsx';

interface PhoneListProps {
  /** The operation's name. */
  readonly name: string;
  /** Label of the input. */
  readonly input: string;
  readonly phones: {
    readonly value: TextValue;
    readonly setValue: (value: TextValue) => void;
    readonly state: RunState<ResultOf<PhoneLine[]>> & { readonly cancel: () => void };
    readonly inputError: ToolError | undefined;
    readonly loadExample: () => void;
  };
  /** The options. */
  readonly children: ReactNode;
}

/** A text, and the table of its numbers. */
export function PhoneList({ name, input, phones, children }: PhoneListProps) {
  const { value, setValue, state, inputError, loadExample } = phones;
  const shown = resultToShow(state);
  return (
    <Section name={name}>
      <OptionsLine>{children}</OptionsLine>
      <div className="n-stack">
        <TextPane
          name={input}
          value={value}
          onChange={setValue}
          onExample={loadExample}
          error={inputError}
          height="short"
        />
        <div className="n-stack" data-result aria-live="polite" aria-busy={state.is === 'running'}>
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <PhoneTable lines={shown.value} label={input} />
              <MetadataLine />
            </>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </div>
    </Section>
  );
}
