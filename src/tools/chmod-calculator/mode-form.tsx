import {
  InputField,
  ofInput,
  OptionsLine,
  Segmented,
  Switch,
  TextField,
  useMessages,
  useOptionErrors,
  type OptionState,
  type RunState,
  type TextValue,
} from '#kit';
import styles from './chmod-calculator.module.css';
import type { Calculation } from './logic.ts';
import type en from './locales/en.json';
import type { calculate } from './operations.ts';

interface ModeFormProps {
  readonly text: TextValue;
  readonly onChange: (text: string) => void;
  readonly options: OptionState<(typeof calculate)['options']>;
  readonly state: RunState<Calculation>;
  readonly onExample: () => void;
}

/** The mode as text, and what it stands for. */
export function ModeForm({ text, onChange, options, state, onExample }: ModeFormProps) {
  const t = useMessages<typeof en.ui>();
  const { values } = options;
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const value = typeof text === 'string' ? text : text.head;
  const isClauses =
    /[ugoa]?[+=-]/.test(value) && state.is === 'done' && state.notes.some(({ code }) => code === 'note.from');
  return (
    <>
      <InputField
        className={styles['mode']}
        label={t('mode')}
        value={value}
        onChange={onChange}
        placeholder="rwxr-xr-x"
        error={ofInput(error)}
        onExample={onExample}
      />
      <OptionsLine>
        <TextField {...option('path')} inline placeholder="./script.sh" />
        <Segmented {...option('target')} />
        <Switch {...option('recursive')} />
        {(isClauses || values.from !== '000' || error?.where.option === 'from') && (
          <TextField {...option('from')} inline clearable={false} />
        )}
      </OptionsLine>
    </>
  );
}
