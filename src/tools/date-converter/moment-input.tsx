import { Button, ExampleButton, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

/** The date as it is typed, or several; while nothing is, it says that the clock is shown, which can be stopped. */
export function MomentInput({ moment }: { moment: MomentInUse }) {
  const t = useMessages<typeof en.ui>();
  const { isNow, isPaused, isMany, write } = moment;
  return (
    <div
      data-input
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (isMany || !/[\r\n]/.test(text.trim())) return;
        // A field of one line would join them.
        event.preventDefault();
        write(text);
      }}
    >
      <TextField
        label={isMany ? t('onePerLine') : t('input')}
        size="large"
        rows={isMany ? 4 : 1}
        autosize
        value={moment.text}
        onChange={(text) => write(text)}
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
