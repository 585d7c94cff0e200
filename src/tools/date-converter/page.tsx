import { OptionsLine, Section, Select, ZoneSelect } from '#kit';
import { LinesTable } from './lines-table.tsx';
import { MomentInput } from './moment-input.tsx';
import { OneMoment } from './one-moment.tsx';
import { PickMoment } from './pick-moment.tsx';
import { useMoment } from './use-moment.ts';

// By hand, because every result is an input, too, and the clock runs while there is none.
export default function DateConverter() {
  const moment = useMoment();
  const { option, isMany } = moment;
  return (
    <Section name="convert">
      <OptionsLine>
        <ZoneSelect {...option('zone')} />
        <Select {...option('from')} />
        {!isMany && <PickMoment onPick={(text) => moment.write(text)} />}
      </OptionsLine>
      <div className="n-stack">
        <MomentInput moment={moment} />
        {isMany ? <LinesTable moment={moment} /> : <OneMoment moment={moment} />}
      </div>
    </Section>
  );
}
