import { OperationTabs, useMessages } from '#kit';
import { AddressResult } from './address-result.tsx';
import { AddressTable } from './address-table.tsx';
import type en from './locales/en.json';
import { LookupSection } from './lookup-section.tsx';
import { findVendor, lookUp, lookUpMany } from './operations.ts';
import { VendorTable } from './vendor-table.tsx';

export default function MacAddressLookup() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        lookUp: (
          <LookupSection name="lookUp" operation={lookUp} input={t('address')} placeholder="20:37:06:12:34:56">
            {(facts) => <AddressResult of={facts} />}
          </LookupSection>
        ),
        lookUpMany: (
          <LookupSection name="lookUpMany" operation={lookUpMany} input={t('textWithAddresses')} multiline>
            {(lines) => <AddressTable lines={lines} />}
          </LookupSection>
        ),
        findVendor: (
          <LookupSection name="findVendor" operation={findVendor} input={t('vendorName')} placeholder="Raspberry Pi">
            {(vendors) => <VendorTable vendors={vendors} />}
          </LookupSection>
        ),
      }}
    </OperationTabs>
  );
}
