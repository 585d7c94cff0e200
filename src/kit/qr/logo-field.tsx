import { useId } from 'react';
import { useMessages } from '../context/tool-context.ts';
import { Button } from '../parts/button.tsx';
import { FieldNote } from '../parts/field.tsx';
import { OpenFileButton } from '../parts/input-tools.tsx';
import type { BoundText } from '../picture/color-field.tsx';
import styles from './qr.module.css';

/** A picture of this device as a data URI. The operation reports its faults. Its words are those of the format `qr`. */
export function LogoField({ value, label, onChange, error }: BoundText) {
  const t = useMessages<Record<string, string>>();
  const id = useId();
  const open = (file: File) => {
    const reader = new FileReader();
    reader.onload = () => typeof reader.result === 'string' && onChange(reader.result);
    reader.readAsDataURL(file);
  };
  return (
    <div role="group" aria-label={label} aria-describedby={id}>
      <div className="n-line">
        <OpenFileButton
          label={label}
          text={t('chooseLogo')}
          look="default"
          size="medium"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          onFile={open}
        />
        {value !== '' && error === undefined && <img className={styles['logo']} src={value} alt={label} />}
        {value !== '' && (
          <Button look="text" icon="x" onClick={() => onChange('')}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <FieldNote id={id} error={error} hint={t('logoHint')} />
    </div>
  );
}
