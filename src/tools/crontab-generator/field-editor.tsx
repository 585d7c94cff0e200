import { useState } from 'react';
import { classes, useMessages } from '#kit';
import type { Parts } from './compose.ts';
import styles from './crontab-generator.module.css';
import { limitsOf, startsAtZero, type Dialect, type FieldName } from './fields.ts';
import type en from './locales/en.json';
import { ValuePicker } from './value-picker.tsx';

interface FieldEditorProps {
  readonly parts: Parts;
  readonly dialect: Dialect;
  readonly daysFromZero: boolean;
  readonly onChange: (name: FieldName, text: string) => void;
}

/** The fields side by side with their limits; the chosen one can be put together by clicking. */
export function FieldEditor({ parts, dialect, daysFromZero, onChange }: FieldEditorProps) {
  const t = useMessages<typeof en.ui>();
  const [chosen, setChosen] = useState<FieldName>('minute');
  const name = parts.names.includes(chosen) ? chosen : 'minute';
  const zeroBased = startsAtZero(dialect, daysFromZero);
  return (
    <div className={styles['editor']}>
      <div className={styles['fields']}>
        {parts.names.map((field, index) => {
          const { min, max } = limitsOf(field, zeroBased);
          return (
            <label key={field} className={classes(styles['field'], field === name && styles['chosen'])}>
              <span>{t(`field.${field}`)}</span>
              <input
                type="text"
                value={parts.texts[index] ?? '*'}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onFocus={() => setChosen(field)}
                onChange={(event) => onChange(field, event.target.value.replaceAll(/\s/g, ''))}
              />
              <small>
                {min}–{max}
              </small>
            </label>
          );
        })}
      </div>
      <ValuePicker
        key={name}
        name={name}
        text={parts.texts[parts.names.indexOf(name)] ?? '*'}
        dialect={dialect}
        daysFromZero={daysFromZero}
        onChange={(text) => onChange(name, text)}
      />
    </div>
  );
}
