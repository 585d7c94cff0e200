import { useMessages } from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';

/** Modes that are asked for most; each has its sentence in the texts (`preset.…`). */
const presets = ['644', '755', '600', '700', '640', '750', '775', '777'] as const;

interface PresetsProps {
  /** The octal mode in use, if there is one. */
  readonly octal: string | undefined;
  readonly onChange: (octal: string) => void;
}

/** The usual modes, at a click. */
export function Presets({ octal, onChange }: PresetsProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <ul className={styles['presets']} aria-label={t('presets')}>
      {presets.map((preset) => (
        <li key={preset}>
          <button type="button" aria-pressed={octal === preset} onClick={() => onChange(preset)}>
            <strong className="n-mono">{preset}</strong>
            <span>{t(`preset.${preset}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
