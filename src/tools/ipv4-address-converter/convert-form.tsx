import { classes, InputField, Notes, resultToShow, Section, useMessages, useTextOperation } from '#kit';
import { AddressFacts } from './address-facts.tsx';
import styles from './ipv4-address-converter.module.css';
import type en from './locales/en.json';
import { convert } from './operations.ts';

/** One address in all forms, with one to begin with. */
export function ConvertForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(convert, '192.168.1.1');
  const shown = resultToShow(state);
  return (
    <Section name="convert">
      <div className="n-stack">
        <InputField
          label={t('input')}
          value={value}
          onChange={setValue}
          placeholder="192.168.1.1"
          hint={t('inputHint')}
          error={inputError}
          onExample={loadExample}
        />
        <div className={classes('n-stack', styles['result'])} data-result={shown && ''} aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <AddressFacts forms={shown.value} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
