import { useId } from 'react';
import { Button, useMessages, useMounted } from '#kit';
import styles from './color-converter.module.css';
import type en from './locales/en.json';

interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

interface PickColorProps {
  readonly hex: string;
  readonly onPick: (hex: string) => void;
}

/** Escape ends it without a color. */
const pickBy = (Dropper: new () => EyeDropper, onPick: (hex: string) => void) =>
  new Dropper().open().then(
    ({ sRGBHex }) => onPick(sRGBHex),
    () => undefined,
  );

/** The browser's picker, and its eyedropper where it has one. */
export function PickColor({ hex, onPick }: PickColorProps) {
  const t = useMessages<typeof en.ui>();
  const id = useId();
  const isMounted = useMounted();
  const Dropper = isMounted ? (window as { EyeDropper?: new () => EyeDropper }).EyeDropper : undefined;
  return (
    <div className="n-line">
      <label htmlFor={id}>{t('pick')}</label>
      <input
        id={id}
        type="color"
        className={styles['picker']}
        value={hex}
        onChange={(event) => onPick(event.target.value)}
      />
      {/* Its place is kept: only the browser knows whether there is one. */}
      <span className={Dropper === undefined ? styles['absent'] : undefined}>
        <Button onClick={() => void (Dropper && pickBy(Dropper, onPick))}>{t('eyedropper')}</Button>
      </span>
    </div>
  );
}
