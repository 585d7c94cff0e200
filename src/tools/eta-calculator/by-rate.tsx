import { DecimalField, OptionsLine, Select, ZoneSelect } from '#kit';
import { Estimate } from './estimate.tsx';
import { MomentField } from './moment-field.tsx';
import { rate } from './operations.ts';
import { useEstimate } from './use-estimate.ts';

/** When an amount is done at a steady rate. */
export function ByRate() {
  const estimate = useEstimate(rate);
  const { option } = estimate;
  return (
    <Estimate
      {...estimate}
      name="rate"
      fields={
        <>
          <DecimalField {...option('amount')} size="large" />
          <DecimalField {...option('count')} size="large" />
          <DecimalField {...option('span')} size="large" />
          <Select {...option('unit')} />
        </>
      }
      options={
        <OptionsLine>
          <MomentField {...option('start')} />
          <ZoneSelect {...option('zone')} />
        </OptionsLine>
      }
    />
  );
}
