import { classes, InputField, Notes, resultToShow, Section, TextField, useMessages, useTextOperation } from '#kit';
import styles from './ipv4-range-expander.module.css';
import type en from './locales/en.json';
import { expand } from './operations.ts';
import { RangeResult } from './range-result.tsx';

/** A range by its two ends, or by a start that says all. */
export function ExpandForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, state, inputError, loadExample } = useTextOperation(
    expand,
    '192.168.1.1-192.168.6.255',
  );
  const shown = resultToShow(state);
  return (
    <Section name="expand">
      <div className="n-stack">
        <div className={styles['ends']}>
          <InputField
            label={t('start')}
            value={value}
            onChange={setValue}
            placeholder="192.168.1.1"
            error={inputError}
            onExample={loadExample}
          />
          <TextField {...option('end')} size="large" placeholder="192.168.6.255" />
        </div>
        <div className={classes('n-stack', styles['result'])} data-result={shown && ''} aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <RangeResult range={shown.value} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
