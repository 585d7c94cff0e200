import { Directions, Inspector, useMessages } from '#kit';
import { AddressResult } from './address-result.tsx';
import { AddressTable } from './address-table.tsx';
import type en from './locales/en.json';
import { findVendor, lookUp, lookUpMany } from './operations.ts';
import { VendorTable } from './vendor-table.tsx';

export default function MacAddressLookup() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        lookUp: (
          <Inspector operation={lookUp} input={t('address')} placeholder="20:37:06:12:34:56">
            {(facts) => <AddressResult of={facts} />}
          </Inspector>
        ),
        lookUpMany: (
          <Inspector operation={lookUpMany} input={t('textWithAddresses')} multiline>
            {(lines) => <AddressTable lines={lines} />}
          </Inspector>
        ),
        findVendor: (
          <Inspector operation={findVendor} input={t('vendorName')} placeholder="TP-Link">
            {(vendors) => <VendorTable vendors={vendors} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
