import { CopyButton, TextField, useMessages } from '#kit';
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
      {formats.map((format) => {
        const label = t(`format.${format}`);
        return (
          <div key={format} className={styles['field']}>
            <TextField
              label={label}
              value={color.textIn(format)}
              onChange={(text) => color.write(text, format)}
              error={color.errorOf(format)}
              hint={format === 'name' && isExact !== undefined ? t(isExact ? 'nameExact' : 'nameNearest') : undefined}
              placeholder="–"
            />
            <CopyButton value={color.textIn(format) || undefined} label={label} size="medium" />
          </div>
        );
      })}
    </div>
  );
}
