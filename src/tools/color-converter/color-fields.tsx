import { CopyField, useMessages } from '#kit';
import styles from './color-converter.module.css';
import { formats } from './formats.ts';
import type en from './locales/en.json';
import type { ColorInUse } from './use-color.ts';

/** The color in each form; what is typed into one drives the others. */
export function ColorFields({ color }: { color: ColorInUse }) {
  const t = useMessages<typeof en.ui>();
  const isExact = color.shown?.value.isNameExact;
  return (
    <div className={styles['fields']} data-result>
      {formats.map((format) => (
        <CopyField
          key={format}
          label={t(`format.${format}`)}
          value={color.textIn(format)}
          onChange={(text) => color.write(text, format)}
          {...color.errorOf(format)}
          hint={format === 'name' && isExact !== undefined ? t(isExact ? 'nameExact' : 'nameNearest') : undefined}
          placeholder="–"
        />
      ))}
    </div>
  );
}
