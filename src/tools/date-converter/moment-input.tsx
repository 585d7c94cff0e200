import { Button, ExampleButton, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

/** The date as it is typed; while nothing is, it says that the clock is shown, which can be stopped. */
export function MomentInput({ moment }: { moment: MomentInUse }) {
  const t = useMessages<typeof en.ui>();
  const { isNow, isPaused } = moment;
  return (
    <div data-input>
      <TextField
        label={t('input')}
        size="large"
        value={moment.text}
        onChange={(text) => moment.write(text)}
        {...moment.errorOf(undefined)}
        hint={isNow ? t('now') : undefined}
        tools={
          <>
            {isNow && (
              <Button look="text" size="small" onClick={() => moment.setPaused(!isPaused)}>
                {t(isPaused ? 'resume' : 'pause')}
              </Button>
            )}
            <ExampleButton onClick={moment.loadExample} />
          </>
        }
      />
    </div>
  );
}
