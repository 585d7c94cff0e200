import { CopyField, NumberField, useMessages } from '#kit';
import styles from './base-converter.module.css';
import type en from './locales/en.json';
import type { NumberInUse } from './use-number.ts';

/** The number in each base; what is typed into one drives the others. */
export function BaseFields({ number }: { number: NumberInUse }) {
  const t = useMessages<typeof en.ui>();
  const custom = number.option('to');
  const bases: readonly (readonly [number, string])[] = [
    [2, t('binary')],
    [8, t('octal')],
    [10, t('decimal')],
    [16, t('hexadecimal')],
    [64, t('base64')],
  ];
  const fieldOf = (base: number, label: string) => (
    <div
      key={base}
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text');
        if (!/[\r\n]/.test(text.trim())) return;
        // A field of one line would join them to one number; the first field shows all lines.
        event.preventDefault();
        number.write(text);
        number.set({ from: base });
      }}
    >
      <CopyField
        label={label}
        value={number.textIn(base)}
        onChange={(text) => number.write(text, base)}
        {...number.errorOf(base)}
        clearable={false}
        placeholder="0"
      />
    </div>
  );
  return (
    <div className={styles['fields']} data-result aria-busy={number.state.is === 'running'}>
      {bases.map(([base, label]) => fieldOf(base, label))}
      <NumberField {...custom} />
      {!bases.some(([base]) => base === custom.value) && fieldOf(custom.value, t('inBase', { base: custom.value }))}
    </div>
  );
}
