import {
  classes,
  ExampleButton,
  Notes,
  resultToShow,
  Section,
  TextField,
  useFieldError,
  useMessages,
  useTextOperation,
} from '#kit';
import { AddressFacts } from './address-facts.tsx';
import styles from './ipv4-address-converter.module.css';
import type en from './locales/en.json';
import { convert } from './operations.ts';

/** One address in all forms, with one to begin with. */
export function ConvertForm() {
  const t = useMessages<typeof en.ui>();
  const fieldError = useFieldError();
  const { value, setValue, state, inputError, loadExample } = useTextOperation(convert, '192.168.1.1');
  const shown = resultToShow(state);
  return (
    <Section name="convert">
      <div className="n-stack">
        <div data-input>
          <TextField
            label={t('input')}
            value={typeof value === 'string' ? value : value.head}
            onChange={setValue}
            size="large"
            placeholder="192.168.1.1"
            hint={t('inputHint')}
            {...fieldError(inputError)}
            tools={<ExampleButton onClick={loadExample} />}
          />
        </div>
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
