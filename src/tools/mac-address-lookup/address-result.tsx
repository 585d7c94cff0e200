import { Answer, Facts, useCountryName, useIntlLanguage, useMessages, type Fact } from '#kit';
import { DataDate } from './data-date.tsx';
import type en from './locales/en.json';
import type { AddressFacts } from './logic.ts';

/** The owner of an address and the facts it holds. */
export function AddressResult({ of: facts }: { of: AddressFacts }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const { vendor, cast, scope, use, notations } = facts;
  const holders = (vendor === null ? [] : [vendor, ...(vendor.others ?? [])]).map(({ name, country }) => ({
    name,
    country: country === '' ? '' : countryName(country),
  }));
  const [owner, ...others] = holders;
  const block: Fact[] =
    vendor === null
      ? []
      : [
          { label: t('registry'), value: t(`registry.${vendor.registry}`), copy: false, code: false },
          { label: t('prefix'), value: `${vendor.prefix}/${vendor.bits}` },
          { label: t('first'), value: vendor.first },
          { label: t('last'), value: vendor.last },
          { label: t('size'), value: number.format(vendor.size), copy: false, code: false },
        ];
  const rows: Fact[] = [
    {
      label: t('cast'),
      value: t(use?.kind === 'broadcast' ? 'cast.broadcast' : `cast.${cast}`),
      copy: false,
      code: false,
    },
    { label: t('scope'), value: t(`scope.${scope}`), copy: false, code: false },
    { label: t('use'), value: use === null ? undefined : t(`use.${use.kind}`, { name: use.name }), code: false },
    ...block,
    { label: t('macAddress'), value: facts.mac },
    { label: t('colons'), value: facts.address },
    { label: t('hyphens'), value: notations?.hyphens },
    { label: t('cisco'), value: notations?.cisco },
    { label: t('bare'), value: notations?.bare },
    { label: t('interfaceId'), value: facts.interfaceId },
    { label: t('linkLocal'), value: facts.linkLocal },
  ];
  return (
    <>
      <Answer
        label={t('vendor')}
        value={owner?.name ?? t('unknownVendor')}
        copy={[...holders.flatMap(({ name, country }) => [name, country]), vendor?.prefix].filter(Boolean).join('\n')}
      >
        <div>
          {owner !== undefined && owner.country !== '' && <p className="n-muted">{owner.country}</p>}
          {others.map(({ name, country }) => (
            <p key={name}>
              {name} <span className="n-muted">{country}</span>
            </p>
          ))}
        </div>
      </Answer>
      <Facts facts={rows.filter(({ value }) => value !== undefined)} />
      <DataDate />
    </>
  );
}
