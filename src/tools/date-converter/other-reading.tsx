import { Button, useMessages } from '#kit';
import type en from './locales/en.json';
import type { MomentInUse } from './use-moment.ts';

/** The other readings of a number that was read as a date, at a click. */
export function OtherReading({ moment }: { moment: MomentInUse }) {
  const t = useMessages<typeof en.ui>();
  const codes = moment.shown?.notes.map(({ code }) => code) ?? [];
  const other = (['seconds', 'milliseconds'] as const).find((format) => codes.includes(`note.compact.${format}`));
  if (other === undefined) return null;
  return (
    <div>
      <Button size="small" onClick={() => moment.write(moment.text, other)}>
        {t('readAs', { format: t(`format.${other}`) })}
      </Button>
    </div>
  );
}
