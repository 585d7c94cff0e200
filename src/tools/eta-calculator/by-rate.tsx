import { useState } from 'react';
import { DecimalField, OptionsLine, Select, useFields, ZoneSelect } from '#kit';
import { Estimate } from './estimate.tsx';
import { MomentField } from './moment-field.tsx';
import { rate } from './operations.ts';

/** When an amount is done at a steady rate. */
export function ByRate() {
  const [turn, setTurn] = useState(0);
  const { option, state, loadExample } = useFields(rate, { turn });
  return (
    <Estimate
      name="rate"
      state={state}
      onExample={loadExample}
      onRecalculate={() => setTurn(turn + 1)}
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
