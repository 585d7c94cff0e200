import { Facts, OperationTabs, Select, TextField, useIntlLanguage, useMessages } from '#kit';
import { EndAnswer, EndingFacts, RateFacts } from './answer.tsx';
import { beginningControls, MomentField, workingControls } from './controls.tsx';
import { EtaForm } from './eta-form.tsx';
import type en from './locales/en.json';
import { finish, rate, transfer } from './operations.ts';
import { ProgressForm } from './progress-form.tsx';
import { sayDuration } from './say.ts';
import { useNow } from './use-now.ts';

// By hand, because the clock runs, and a result has an answer of its own.
export default function EtaCalculator() {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const now = useNow();
  return (
    <OperationTabs>
      {{
        rate: (
          <EtaForm
            operation={rate}
            name="rate"
            hint={t('rate.hint')}
            now={now}
            fields={(option) => (
              <>
                <TextField {...option('amount')} size="large" />
                <TextField {...option('count')} size="large" />
                <TextField {...option('span')} size="large" />
                <Select {...option('unit')} />
              </>
            )}
            more={workingControls}
          >
            {(ending) => (
              <>
                <EndAnswer end={ending} now={now} />
                <EndingFacts ending={ending} />
              </>
            )}
          </EtaForm>
        ),
        progress: <ProgressForm now={now} />,
        transfer: (
          <EtaForm
            operation={transfer}
            name="transfer"
            hint={t('transfer.hint')}
            now={now}
            fields={(option) => (
              <>
                <TextField {...option('size')} size="large" />
                <Select {...option('sizeUnit')} />
                <TextField {...option('bandwidth')} size="large" />
                <Select {...option('bandwidthUnit')} />
              </>
            )}
            more={beginningControls}
          >
            {(ending) => (
              <>
                <EndAnswer end={ending} now={now} />
                <EndingFacts ending={ending} />
              </>
            )}
          </EtaForm>
        ),
        finish: (
          <EtaForm
            operation={finish}
            name="finish"
            hint={t('finish.hint')}
            now={now}
            isReady={({ deadline }) => deadline !== ''}
            fields={(option) => (
              <>
                <TextField {...option('amount')} size="large" />
                <MomentField {...option('deadline')} />
              </>
            )}
            more={workingControls}
          >
            {(needed) => (
              <>
                <RateFacts rates={needed.rates} />
                <Facts
                  facts={[
                    { label: t('interval'), value: sayDuration(needed.interval, language), code: false },
                    { label: t('available'), value: sayDuration(needed.milliseconds, language), code: false },
                    { label: t('milliseconds'), value: String(needed.milliseconds) },
                    { label: t('startMoment'), value: needed.start },
                    { label: t('endMoment'), value: needed.end },
                    { label: t('zone'), value: needed.zone },
                  ]}
                />
              </>
            )}
          </EtaForm>
        ),
      }}
    </OperationTabs>
  );
}
