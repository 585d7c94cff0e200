import {
  Facts,
  NumberField,
  OptionsLine,
  resultToShow,
  TextField,
  useMessages,
  useOptionErrors,
  type OptionState,
  type RunState,
  ZoneSelect,
} from '#kit';
import type en from './locales/en.json';
import type { Description } from './logic.ts';
import type { describe } from './operations.ts';
import { RunsTable } from './runs-table.tsx';

interface CronResultProps {
  readonly state: RunState<Description>;
  readonly options: OptionState<(typeof describe)['options']>;
}

/** The next runs of the expression, and the line to copy. */
export function CronResult({ state, options }: CronResultProps) {
  const t = useMessages<typeof en.ui>();
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const shown = resultToShow(state);
  return (
    <>
      <h2 className="n-heading">{t('runs')}</h2>
      <OptionsLine>
        <ZoneSelect {...option('timeZone')} />
        <TextField {...option('from')} placeholder="2024-03-01T12:00" inline />
        <NumberField {...option('count')} />
      </OptionsLine>
      <div data-result>
        {shown !== undefined && shown.value.runs.length > 0 && (
          <RunsTable runs={shown.value.runs} timeZone={shown.value.timeZone} />
        )}
      </div>
      <h2 className="n-heading">{t('line')}</h2>
      <div className="n-stack">
        {options.values.dialect !== 'aws' && (shown?.value.command ?? '') === '' && (
          <TextField {...option('command')} placeholder="/usr/local/bin/backup.sh" />
        )}
        <div data-result>
          {shown !== undefined && (
            <Facts
              facts={[
                ...(shown.value.command === '' ? [] : [{ label: t('command'), value: shown.value.command }]),
                { label: options.values.dialect === 'unix' ? 'crontab' : t('expression'), value: shown.value.line },
              ]}
            />
          )}
        </div>
      </div>
    </>
  );
}
