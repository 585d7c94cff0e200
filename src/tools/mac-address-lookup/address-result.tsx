import { CopyButton, Facts, useIntlLanguage, useMessages, type Fact } from '#kit';
import type shared from '#formats/mac/locales/en.json';
import type en from './locales/en.json';
import type { AddressFacts } from './logic.ts';
import styles from './mac-address-lookup.module.css';
import { DataDate } from './data-date.tsx';
import { useCountry } from './use-country.ts';

/** The owner of an address and the facts it holds. */
export function AddressResult({ of: facts }: { of: AddressFacts }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const countryOf = useCountry();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const { vendor, cast, scope, use, notations } = facts;
  const country = vendor === null ? '' : countryOf(vendor.country);
  const rows: Fact[] = [
    { label: t('prefix'), value: vendor === null ? undefined : `${vendor.prefix}/${vendor.bits}` },
    { label: t('block'), value: vendor === null ? undefined : `${vendor.first} – ${vendor.last}` },
    { label: t('size'), value: vendor === null ? undefined : number.format(vendor.size), copy: false, code: false },
    { label: t('use'), value: use === null ? undefined : t(`use.${use.kind}`, { name: use.name }), code: false },
    {
      label: t('cast'),
      value: t(use?.kind === 'broadcast' ? 'cast.broadcast' : `cast.${cast}`),
      copy: false,
      code: false,
    },
    { label: t('scope'), value: t(`scope.${scope}`), copy: false, code: false },
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
      <div className={styles['card']}>
        <div>
          <p className={styles['vendor']}>{vendor?.name ?? t('unknownVendor')}</p>
          {vendor !== null && <p className="n-muted">{country}</p>}
        </div>
        <CopyButton
          value={vendor === null ? undefined : `${vendor.name}\n${country}\n${vendor.prefix}`}
          label={t('copyVendor')}
        />
      </div>
      <Facts facts={rows.filter(({ value }) => value !== undefined)} />
      <DataDate />
    </>
  );
}
