import { useMemo, useState } from 'react';
import { useMounted } from '../hooks/use-mounted.ts';
import { useCommonMessages } from '../settings/language.ts';
import { SearchSelect } from './search-select.tsx';

interface ZoneSelectProps {
  readonly label: string;
  /** IANA name; empty for the zone of the device. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
  readonly name?: string;
}

/** A choice among the time zones that the browser knows; first its own and UTC. */
export function ZoneSelect(props: ZoneSelectProps) {
  const t = useCommonMessages();
  const isMounted = useMounted();
  // The browser needs a moment to list its four hundred, and few ask for them.
  const [isAsked, setAsked] = useState(false);
  const known = useMemo(() => (isAsked ? Intl.supportedValuesOf('timeZone') : []), [isAsked]);
  const own = useMemo(() => (isMounted ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '…'), [isMounted]);
  const local = t('localZone', { zone: own });
  const options = useMemo(
    () => [
      { value: '', label: local },
      ...[...new Set(['UTC', props.value, ...known])]
        .filter((zone) => zone !== '')
        .map((zone) => ({ value: zone, label: zone })),
    ],
    [known, local, props.value],
  );
  return <SearchSelect {...props} options={options} onOpen={() => setAsked(true)} inline />;
}
