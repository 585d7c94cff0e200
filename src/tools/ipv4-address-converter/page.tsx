import { Inspector, Directions, useMessages } from '#kit';
import { AddressTable } from './address-table.tsx';
import { ConvertForm } from './convert-form.tsx';
import type en from './locales/en.json';
import { convertLines } from './operations.ts';

export default function Ipv4AddressConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        convert: <ConvertForm />,
        convertLines: (
          <Inspector operation={convertLines} input={t('onePerLine')} multiline>
            {(lines) => <AddressTable lines={lines} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
