import { Select, useMounted } from '#kit';
import styles from './crontab-generator.module.css';

interface ZoneSelectProps {
  readonly label: string;
  /** What the empty choice is called. */
  readonly local: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** All zones the browser knows; the list is made in the browser, for it would be most of the page. */
export function ZoneSelect({ label, local, value, error, onChange }: ZoneSelectProps) {
  const isMounted = useMounted();
  const zones = isMounted ? ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')] : [];
  const choices = ['', ...(value === '' || zones.includes(value) ? [] : [value]), ...zones];
  const here = isMounted ? ` (${new Intl.DateTimeFormat().resolvedOptions().timeZone})` : '';
  return (
    <span data-literal className={styles['zone']}>
      <Select
        label={label}
        value={value}
        choices={choices}
        labels={{ '': local + here }}
        error={error}
        onChange={onChange}
      />
    </span>
  );
}
