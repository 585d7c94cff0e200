import { DecimalField, OptionsLine, Select, useFormatNumber, useMessages, ZoneSelect } from '#kit';
import { Estimate } from './estimate.tsx';
import type en from './locales/en.json';
import { MomentField } from './moment-field.tsx';
import { transfer } from './operations.ts';
import { useEstimate } from './use-estimate.ts';

/** When data has been sent, by its size and the bandwidth. */
export function ByTransfer() {
  const t = useMessages<typeof en.ui>();
  const format = useFormatNumber();
  const estimate = useEstimate(transfer);
  const { option } = estimate;
  return (
    <Estimate
      {...estimate}
      name="transfer"
      fields={
        <>
          <DecimalField {...option('size')} size="large" />
          <span data-literal>
            <Select {...option('sizeUnit')} />
          </span>
          <DecimalField {...option('bandwidth')} size="large" />
          <span data-literal>
            <Select {...option('bandwidthUnit')} />
          </span>
        </>
      }
      options={
        <OptionsLine>
          <MomentField {...option('start')} />
          <ZoneSelect {...option('zone')} />
        </OptionsLine>
      }
      facts={({ bytes, bits, bytesPerSecond, bitsPerSecond }) => [
        { label: t('bytes'), value: format(bytes), copy: bytes },
        { label: t('bits'), value: format(bits), copy: bits },
        { label: t('bytesPerSecond'), value: format(bytesPerSecond), copy: bytesPerSecond },
        { label: t('bitsPerSecond'), value: format(bitsPerSecond), copy: bitsPerSecond },
      ]}
    />
  );
}
