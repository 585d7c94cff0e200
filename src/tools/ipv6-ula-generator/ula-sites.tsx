import { Answer, Button, CopyButton, Facts, Table, useMessages, type Fact } from '#kit';
import type en from './locales/en.json';
import type { UlaSite } from './logic.ts';

interface UlaSitesProps {
  readonly sites: readonly UlaSite[];
  /** It was given, not made. */
  readonly isKept: boolean;
  /** There is no subnet after the chosen one. */
  readonly isLast: boolean;
  /** Asks for the next subnet of a prefix. */
  readonly onNext: (prefix: string) => void;
}

/** One prefix with all that is made of it, or several as a table. */
export function UlaSites({ sites, isKept, isLast, onNext }: UlaSitesProps) {
  const t = useMessages<typeof en.ui>();
  const [first] = sites;
  if (first === undefined) return null;
  if (sites.length > 1) {
    return (
      <>
        <div className="n-line">
          <CopyButton value={sites.map(({ prefix }) => prefix).join('\n')} label={t('allPrefixes')} />
        </div>
        <Table
          label={t('generate')}
          rows={sites}
          labelled
          rowKey={({ prefix }) => prefix}
          columns={[
            { key: 'prefix', header: t('prefix'), cell: ({ prefix }) => prefix, code: true },
            { key: 'subnet', header: t('chosenSubnet'), cell: ({ subnet }) => subnet, code: true },
            { key: 'gateway', header: t('gateway'), cell: ({ gateway }) => gateway, code: true },
          ]}
        />
      </>
    );
  }
  const { inputs } = first;
  return (
    <>
      <Answer label={t('prefix')} value={first.prefix}>
        <p className="n-muted">{t(isKept ? 'howKept' : inputs === null ? 'howRandom' : 'howRfc')}</p>
      </Answer>
      <Facts
        facts={[
          { label: t('firstSubnet'), value: first.firstSubnet },
          { label: t('lastSubnet'), value: first.lastSubnet },
          { label: t('chosenSubnet'), value: first.subnet },
          { label: t('gateway'), value: first.gateway },
          { label: t('ownAddress'), value: first.address ?? undefined },
        ]}
      />
      <div className="n-line">
        <Button size="small" icon="chevron-right" disabled={isLast} onClick={() => onNext(first.prefix)}>
          {t('nextSubnet')}
        </Button>
      </div>
      <Facts facts={[...zones(first, t), ...(inputs === null ? [] : inputFacts(inputs, t))]} />
    </>
  );
}

type Translate = ReturnType<typeof useMessages<typeof en.ui>>;

const zones = (site: UlaSite, t: Translate): Fact[] => [
  { label: t('globalId'), value: site.globalId },
  { label: t('zone48'), value: site.reverseZone },
  { label: t('zone64'), value: site.subnetReverseZone },
];

const inputFacts = ({ ntpTime, eui64, sha1 }: NonNullable<UlaSite['inputs']>, t: Translate): Fact[] => [
  { label: t('ntpTime'), value: ntpTime },
  { label: 'EUI-64', value: eui64 },
  { label: 'SHA-1', value: sha1 },
];
