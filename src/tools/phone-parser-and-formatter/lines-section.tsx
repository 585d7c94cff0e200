import type { Operation } from '#engine/operation';
import type { TextSpec } from '#engine/options';
import { Notes, OptionsLine, resultToShow, Section, TextPane, Working } from '#kit';
import { CountrySelect } from './country-select.tsx';
import type { PhoneLine } from './logic.ts';
import { PhoneTable } from './phone-table.tsx';
import { usePhoneOperation } from './use-phone-operation.ts';

interface LinesSectionProps {
  /** The operation's name. */
  readonly name: string;
  readonly operation: Operation<'text', 'json', { readonly country: TextSpec }, PhoneLine[]>;
  readonly input: string;
}

/** A text and the table of its numbers. By hand, for the country that is the browser's. */
export function LinesSection({ name, operation, input }: LinesSectionProps) {
  const { value, setValue, values, option, state, inputError, loadExample } = usePhoneOperation(name, operation);
  const shown = resultToShow(state);
  return (
    <Section name={name}>
      <OptionsLine>
        <CountrySelect {...option('country')} value={values.country} canBeNone />
      </OptionsLine>
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
            </>
          )}
          {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        </div>
      </div>
    </Section>
  );
}
