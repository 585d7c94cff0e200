import { Disclosure, Notes, OptionsLine, Section, Select, useMessages, ZoneSelect } from '#kit';
import { formats } from './formats.ts';
import type en from './locales/en.json';
import { MomentAnswer } from './moment-answer.tsx';
import { MomentFields } from './moment-fields.tsx';
import { MomentInput } from './moment-input.tsx';
import { OtherReading } from './other-reading.tsx';
import { PickMoment } from './pick-moment.tsx';
import { useMoment } from './use-moment.ts';
import { ZoneFacts } from './zone-facts.tsx';

const FIRST = ['seconds', 'milliseconds'] as const;
const OTHERS = formats.filter((format) => !FIRST.some((first) => first === format));

/** A moment in all its forms. By hand, because every result is an input, too, and the clock runs while there is none. */
export function MomentSection() {
  const t = useMessages<typeof en.ui>();
  const moment = useMoment();
  const { option, shown, isInputWrong } = moment;
  return (
    <Section name="convert">
      <OptionsLine>
        <Select {...option('from')} />
        <ZoneSelect {...option('zone')} />
        <PickMoment onPick={(text) => moment.write(text)} />
      </OptionsLine>
      <div className="n-stack">
        <MomentInput moment={moment} />
        {!isInputWrong && <MomentAnswer facts={shown?.value} />}
        {shown !== undefined && <Notes notes={shown.notes} />}
        <OtherReading moment={moment} />
        {!isInputWrong && (
          <>
            <MomentFields moment={moment} formats={FIRST} />
            <Disclosure label={t('moreFormats')}>
              <MomentFields moment={moment} formats={OTHERS} />
            </Disclosure>
          </>
        )}
        {shown !== undefined && <ZoneFacts facts={shown.value} />}
      </div>
    </Section>
  );
}
