import { Button, useMessages, type OptionState } from '#kit';
import { changeField, fromUnix, splitExpression } from './compose.ts';
import styles from './crontab-generator.module.css';
import { FieldEditor } from './field-editor.tsx';
import type en from './locales/en.json';
import type { describe } from './operations.ts';
import { presetNames, presets } from './presets.ts';

interface CronPickerProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly values: OptionState<(typeof describe)['options']>['values'];
}

/** The expression put together by clicking: one of the usual schedules, or field by field. */
export function CronPicker({ text, onChange, values: { dialect, daysFromZero } }: CronPickerProps) {
  const t = useMessages<typeof en.ui>();
  const parts = splitExpression(text, dialect);
  return (
    <>
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
        daysFromZero={daysFromZero}
        onChange={(name, next) => onChange(changeField(parts, name, next, dialect))}
      />
    </>
  );
}
