import { CopyField, Fold, useMessages } from '#kit';
import styles from './color-converter.module.css';
import { formats, type Format } from './formats.ts';
import type en from './locales/en.json';
import type { ColorInUse } from './use-color.ts';

/** The forms that most people want; the rest is folded. */
const FIRST: readonly Format[] = ['hex', 'rgb', 'hsl', 'hsv', 'oklch', 'name'];
const REST = formats.filter((format) => !FIRST.includes(format));

/** The color in each form; what is typed into one drives the others. */
export function ColorFields({ color }: { color: ColorInUse }) {
  const t = useMessages<typeof en.ui>();
  const { hasFailed, active } = color;
  return (
    <div className="n-stack" data-result>
      <Fields color={color} formats={FIRST} />
      {(!hasFailed || (active !== undefined && REST.includes(active))) && (
        <Fold title={t('moreFormats')}>
          <Fields color={color} formats={REST} />
        </Fold>
      )}
    </div>
  );
}

function Fields({ color, formats }: { color: ColorInUse; formats: readonly Format[] }) {
  const t = useMessages<typeof en.ui>();
  const isExact = color.shown?.value.isNameExact;
  // While a field is wrong, the others have nothing to show.
  const shown = color.hasFailed ? formats.filter((format) => format === color.active) : formats;
  return (
    <div className={styles['fields']}>
      {shown.map((format) => (
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
