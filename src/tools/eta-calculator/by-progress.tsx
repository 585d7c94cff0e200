import { DecimalField, OptionsLine, Segmented, Select, useFormatNumber, useMessages, ZoneSelect } from '#kit';
import { Estimate } from './estimate.tsx';
import type en from './locales/en.json';
import { MomentField } from './moment-field.tsx';
import { progress } from './operations.ts';
import { useEstimate } from './use-estimate.ts';

/** When all is done, by how much is done so far. */
export function ByProgress() {
  const t = useMessages<typeof en.ui>();
  const format = useFormatNumber();
  const estimate = useEstimate(progress);
  const { option } = estimate;
  return (
    <Estimate
      {...estimate}
      name="progress"
      fields={
        <>
          <DecimalField {...option('done')} size="large" />
          <DecimalField {...option('total')} size="large" />
          {option('since').value === 'elapsed' && (
            <>
              <DecimalField {...option('elapsed')} size="large" />
              <Select {...option('unit')} />
            </>
          )}
        </>
      }
      options={
        <OptionsLine>
          <Segmented {...option('since')} />
          {option('since').value === 'started' && <MomentField {...option('started')} />}
          <MomentField {...option('measured')} />
          <ZoneSelect {...option('zone')} />
        </OptionsLine>
      }
      facts={({ percent, left, perSecond, perMinute, perHour }) => [
        { label: t('percent'), value: format(percent), copy: percent },
        { label: t('left'), value: format(left), copy: left },
        { label: t('perSecond'), value: format(perSecond), copy: perSecond },
        { label: t('perMinute'), value: format(perMinute), copy: perMinute },
        { label: t('perHour'), value: format(perHour), copy: perHour },
      ]}
    />
  );
}
