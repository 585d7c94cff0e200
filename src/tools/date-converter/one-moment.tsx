import { Fold, Notes, useMessages } from '#kit';
import { Answers } from './answers.tsx';
import { formats, type Format } from './formats.ts';
import type en from './locales/en.json';
import { MomentFields } from './moment-fields.tsx';
import { OtherReading } from './other-reading.tsx';
import type { MomentInUse } from './use-moment.ts';
import { ZoneFacts } from './zone-facts.tsx';

const FIRST: readonly Format[] = ['seconds', 'milliseconds'];
const REST = formats.filter((format) => !FIRST.includes(format));

/** The facts about one moment: the answers that most people want, and all its forms. */
export function OneMoment({ moment }: { moment: MomentInUse }) {
  const t = useMessages<typeof en.ui>();
  const { shown, hasFailed, active } = moment;
  return (
    <>
      {shown !== undefined && <Notes notes={shown.notes} />}
      <OtherReading moment={moment} />
      {!hasFailed && <Answers facts={shown?.value} />}
      <MomentFields moment={moment} formats={FIRST} />
      {(!hasFailed || (active !== undefined && REST.includes(active))) && (
        <Fold title={t('moreFormats')}>
          <MomentFields moment={moment} formats={REST} />
          {shown !== undefined && <ZoneFacts zone={shown.value.zone} />}
        </Fold>
      )}
    </>
  );
}
