import { CopyField, useMessages } from '#kit';
import styles from './date-converter.module.css';
import type { Format } from './formats.ts';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

interface MomentFieldsProps {
  readonly moment: MomentInUse;
  readonly formats: readonly Format[];
}

/** The moment in each of these forms; what is typed into one drives the others, which go while it is wrong. */
export function MomentFields({ moment, formats }: MomentFieldsProps) {
  const t = useMessages<typeof en.ui>();
  const { shown, hasFailed, active } = moment;
  const fields = formats.filter((format) => !hasFailed || format === active);
  if (fields.length === 0) return null;
  return (
    <div className={styles['fields']} data-result>
      {fields.map((format) => {
        const text = moment.textIn(format);
        const isImpossible = shown !== undefined && shown.value.forms[format] === null;
        return (
          <CopyField
            key={format}
            label={t(`format.${format}`)}
            value={text}
            onChange={(typed) => moment.write(typed, format)}
            {...moment.errorOf(format)}
            hint={isImpossible && text === '' ? t('cannotHold') : undefined}
            clearable={false}
            placeholder="–"
          />
        );
      })}
    </div>
  );
}
