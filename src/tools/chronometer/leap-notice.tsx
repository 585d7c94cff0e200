import { Alert, Button, useMessages } from '#kit';
import { formatSeconds } from './duration.ts';
import type en from './locales/en.json';
import type { useChronometer } from './use-chronometer.ts';

/** Says what was made of a leap of the clock, and offers the other. */
export function LeapNotice({ leap, ofTab }: ReturnType<typeof useChronometer>) {
  const t = useMessages<typeof en.ui>();
  if (leap === undefined) return null;
  return (
    <Alert
      actions={
        <>
          <Button size="small" onClick={() => ofTab().turnLeap()}>
            {t(leap.isCounted ? 'leaveOut' : 'count')}
          </Button>
          <Button size="small" look="text" onClick={() => ofTab().closeLeap()}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t(leap.isCounted ? 'slept' : 'moved', { time: formatSeconds(leap.milliseconds, false) })}
    </Alert>
  );
}
