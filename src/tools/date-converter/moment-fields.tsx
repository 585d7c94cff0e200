import { CopyField, useMessages } from '#kit';
import styles from './date-converter.module.css';
import type { Format } from './formats.ts';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

/** The moment in these forms; what is typed into one drives the others. */
export function MomentFields({ moment, formats }: { moment: MomentInUse; formats: readonly Format[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['fields']} data-result>
      {formats.map((format) => {
        const text = moment.textIn(format);
        const isImpossible = moment.shown !== undefined && moment.shown.value.forms[format] === null;
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
