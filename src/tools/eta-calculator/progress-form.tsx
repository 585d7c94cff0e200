import { Facts, Segmented, Select, TextField, useIntlLanguage, useMessages, ZoneSelect } from '#kit';
import { EndAnswer, EndingFacts, RateFacts } from './answer.tsx';
import { MomentField } from './controls.tsx';
import { EtaForm } from './eta-form.tsx';
import type en from './locales/en.json';
import { progress } from './operations.ts';
import { sayDuration } from './say.ts';

/** Part of it is done: the end, if it goes on as until now. */
export function ProgressForm({ now }: { now: number }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  return (
    <EtaForm
      operation={progress}
      name="progress"
      hint={t('progress.hint')}
      now={now}
      fields={(option) => (
        <>
          <TextField {...option('done')} size="large" />
          <TextField {...option('total')} size="large" />
          {option('since').value === 'elapsed' ? (
            <>
              <TextField {...option('elapsed')} size="large" />
              <Select {...option('unit')} />
            </>
          ) : (
            <MomentField {...option('started')} />
          )}
        </>
      )}
      more={(option) => (
        <>
          <Segmented {...option('since')} />
          <MomentField {...option('measured')} />
          <ZoneSelect {...option('zone')} />
        </>
      )}
    >
      {(found) => (
        <>
          <EndAnswer end={found} now={now} />
          <Facts
            facts={[
              { label: t('percent'), value: `${found.percent} %`, copy: found.percent },
              { label: t('left'), value: found.left },
              { label: t('soFar'), value: sayDuration(found.elapsed, language), code: false },
            ]}
          />
          <RateFacts rates={found.rates} />
          <EndingFacts ending={found} />
        </>
      )}
    </EtaForm>
  );
}
