import {
  Button,
  classes,
  InputField,
  Notes,
  resultToShow,
  Section,
  TextField,
  useMessages,
  useTextOperation,
} from '#kit';
import styles from './ipv4-range-expander.module.css';
import type en from './locales/en.json';
import { expand } from './operations.ts';
import { RangeResult } from './range-result.tsx';

/** A range by its two ends, or by a start that says all. */
export function ExpandForm() {
  const t = useMessages<typeof en.ui>();
  const form = useTextOperation(expand, '192.168.1.1-192.168.6.255');
  const { value, setValue, option, values, set, state, inputError, loadExample } = form;
  const start = typeof value === 'string' ? value : value.head;
  const shown = resultToShow(state);
  const isSwapped = state.is === 'failed' && state.error.code === 'ip.swapped' && values.end.trim() !== '';
  const swap = () => {
    setValue(values.end);
    set({ end: start });
  };
  return (
    <Section name="expand">
      <div className="n-stack">
        <div className={styles['ends']}>
          <InputField
            label={t('start')}
            value={start}
            onChange={setValue}
            size="large"
            placeholder="192.168.1.1"
            error={inputError}
            onExample={loadExample}
          />
          <TextField {...option('end')} size="large" placeholder="192.168.6.255" />
        </div>
        {isSwapped && (
          <div>
            <Button icon="arrows-exchange" onClick={swap}>
              {t('swapEnds')}
            </Button>
          </div>
        )}
        <div className={classes('n-stack', styles['result'])} data-result aria-live="polite">
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
