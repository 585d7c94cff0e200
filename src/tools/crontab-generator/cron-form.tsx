import type { ReactNode } from 'react';
import type { ToolError } from '#engine/error';
import { Button, InputField, ofInput, OptionsLine, Segmented, Switch, useMessages, type OptionState } from '#kit';
import { changeField, fromUnix, splitExpression, withSeconds } from './compose.ts';
import styles from './crontab-generator.module.css';
import { FieldEditor } from './field-editor.tsx';
import type en from './locales/en.json';
import type { describe } from './operations.ts';
import { presetNames, presets } from './presets.ts';

interface CronFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly options: OptionState<(typeof describe)['options']>;
  readonly error: ToolError | undefined;
  readonly onExample: () => void;
  /** What the expression means, in words. */
  readonly answer: ReactNode;
}

/** The expression: typed, or put together field by field. */
export function CronForm({ text, onChange, options, error, onExample, answer }: CronFormProps) {
  const t = useMessages<typeof en.ui>();
  const { option, values } = options;
  const { dialect } = values;
  const parts = splitExpression(text, dialect);
  return (
    <>
      <OptionsLine>
        <span data-literal>
          <Segmented {...option('dialect')} />
        </span>
        {dialect === 'unix' && (
          <Switch
            label={t('seconds')}
            value={parts.names.length === 6}
            onChange={(on) => onChange(withSeconds(parts, on))}
          />
        )}
        <Switch {...option('hours24')} />
        <Switch {...option('verbose')} />
        {dialect === 'unix' && <Switch {...option('daysFromZero')} />}
      </OptionsLine>
      <InputField
        className={styles['expression']}
        label={t('expression')}
        value={text}
        onChange={onChange}
        placeholder="*/5 * * * *"
        error={ofInput(error)}
        onExample={onExample}
      />
      {answer}
      <div className={styles['presets']} role="group" aria-label={t('presets')}>
        {presetNames.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={text === fromUnix(presets[preset], dialect)}
            onClick={() => onChange(fromUnix(presets[preset], dialect))}
          >
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </div>
      <FieldEditor
        parts={parts}
        dialect={dialect}
        daysFromZero={values.daysFromZero}
        onChange={(name, next) => onChange(changeField(parts, name, next, dialect))}
      />
    </>
  );
}
