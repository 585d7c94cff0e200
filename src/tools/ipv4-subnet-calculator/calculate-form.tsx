import {
  Answer,
  classes,
  InputField,
  Notes,
  resultToShow,
  Section,
  TextField,
  useMessages,
  useOperation,
  useTextOperation,
} from '#kit';
import { BitPicture } from './bit-picture.tsx';
import styles from './ipv4-subnet-calculator.module.css';
import type en from './locales/en.json';
import { Neighbors } from './neighbors.tsx';
import { NetworkTable } from './network-table.tsx';
import { calculate } from './operations.ts';

/** A network and its facts, its neighbors one click away, and whether another is inside. */
export function CalculateForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, state: tested, loadExample } = useTextOperation(calculate, '192.168.0.1/24');
  const text = typeof value === 'string' ? value : value.head;
  // Without the second text, so that a slip in it does not take the facts away.
  const state = useOperation(calculate, text, { inside: '' }, { enabled: text !== '' });
  const shown = resultToShow(state);
  const relation = resultToShow(tested)?.value.inside ?? null;
  return (
    <Section name="calculate">
      <div className="n-stack">
        <InputField
          label={t('input')}
          value={text}
          onChange={setValue}
          placeholder="192.168.0.1/24"
          error={state.is === 'failed' ? state.error : undefined}
          onExample={loadExample}
        />
        <div className={classes('n-stack', styles['result'])} data-result={shown && ''} aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <Answer label={t('cidr')} value={shown.value.cidr}>
                <Neighbors facts={shown.value} onChoose={setValue} />
              </Answer>
              <BitPicture facts={shown.value} />
              <NetworkTable facts={shown.value} />
            </>
          )}
        </div>
        <TextField
          {...option('inside')}
          placeholder="192.168.0.77"
          hint={
            relation === null || shown === undefined ? undefined : t(`inside.${relation}`, { cidr: shown.value.cidr })
          }
        />
      </div>
    </Section>
  );
}
