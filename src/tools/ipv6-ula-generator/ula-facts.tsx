import { Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { UlaFacts } from './read-ula.ts';

/** The parts of a unique local address. */
export function UlaParts({ of: facts }: { of: UlaFacts }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Facts
      facts={[
        { label: t('address'), value: facts.address },
        { label: t('prefix'), value: facts.prefix },
        { label: t('globalId'), value: facts.globalId },
        { label: t('subnet'), value: facts.subnetId },
        { label: t('chosenSubnet'), value: facts.subnet },
        { label: t('interfaceId'), value: facts.interfaceId },
        ...(facts.mac === null ? [] : [{ label: t('mac'), value: facts.mac }]),
        { label: t('assigned'), value: t(facts.isLocal ? 'assigned.local' : 'assigned.not'), copy: false, code: false },
        { label: t('zone48'), value: facts.reverseZone },
      ]}
    />
  );
}
