import { useMemo } from 'react';
import { SearchSelect, useMessages, useMounted } from '#kit';
import type en from './locales/en.json';

interface ZoneSelectProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

const NONE: readonly string[] = [];

/** The zones that the browser knows; first its own and UTC. */
export function ZoneSelect({ value, error, onChange }: ZoneSelectProps) {
  const t = useMessages<typeof en.ui>();
  const isMounted = useMounted();
  const own = isMounted ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const known = useMemo(() => (isMounted ? Intl.supportedValuesOf('timeZone') : NONE), [isMounted]);
  const local = t('localZone', { zone: own });
  const options = useMemo(
    () => [
      { value: '', label: local },
      ...[...new Set(['UTC', value, ...known])]
        .filter((zone) => zone !== '')
        .map((zone) => ({ value: zone, label: zone })),
    ],
    [known, local, value],
  );
  return <SearchSelect label={t('zone')} value={value} options={options} onChange={onChange} error={error} inline />;
}
