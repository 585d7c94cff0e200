import { useId, useRef } from 'react';
import { useMessages } from '../context/tool-context.ts';
import { Button } from '../parts/button.tsx';
import { FieldNote } from '../parts/field.tsx';
import type { BoundText } from '../picture/color-field.tsx';
import styles from './qr.module.css';

/** A picture of this device as a data URI. The operation reports its faults. Its words are those of the format `qr`. */
export function LogoField({ value, label, onChange, error }: BoundText) {
  const t = useMessages<Record<string, string>>();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = (file: File | undefined) => {
    if (file === undefined) return;
    const reader = new FileReader();
    reader.onload = () => typeof reader.result === 'string' && onChange(reader.result);
    reader.readAsDataURL(file);
  };
  return (
    <div>
      <div className="n-line">
        <Button icon="folder-open" aria-describedby={id} onClick={() => picker.current?.click()}>
          {t('chooseLogo')}
        </Button>
        {value !== '' && error === undefined && <img className={styles['logo']} src={value} alt={label} />}
        {value !== '' && (
          <Button look="text" icon="x" onClick={() => onChange('')}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <FieldNote id={id} error={error} hint={t('logoHint')} />
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
        aria-label={label}
        onChange={(event) => {
          open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
