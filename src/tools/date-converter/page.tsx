import { Converter, Notes, OptionsLine, Section, Select, useMessages, ZoneSelect } from '#kit';
import type en from './locales/en.json';
import { MomentFields } from './moment-fields.tsx';
import { MomentInput } from './moment-input.tsx';
import { convertLines } from './operations.ts';
import { OtherReading } from './other-reading.tsx';
import { PickMoment } from './pick-moment.tsx';
import { useMoment } from './use-moment.ts';
import { ZoneFacts } from './zone-facts.tsx';

// By hand, because every result is an input, too, and the clock runs while there is none.
export default function DateConverter() {
  const t = useMessages<typeof en.ui>();
  const moment = useMoment();
  const { option, shown } = moment;
  return (
    <>
      <Section name="convert">
        <OptionsLine>
          <Select {...option('from')} />
          <ZoneSelect {...option('zone')} />
          <PickMoment onPick={(text) => moment.write(text)} />
        </OptionsLine>
        <div className="n-stack">
          <MomentInput moment={moment} />
          {shown !== undefined && <Notes notes={shown.notes} />}
          <OtherReading moment={moment} />
          {!moment.isInputWrong && <MomentFields moment={moment} />}
          {shown !== undefined && <ZoneFacts facts={shown.value} />}
        </div>
      </Section>
      <Converter operation={convertLines} title={t('convertLines')} input={t('onePerLine')} output={t('result')}>
        {(bound) => (
          <>
            <Select {...bound('from')} />
            <Select {...bound('to')} />
            <ZoneSelect {...bound('zone')} />
          </>
        )}
      </Converter>
    </>
  );
}
