import { CopyField, ExampleButton, Notes, Section, useMessages } from '#kit';
import type en from './locales/en.json';
import { units } from './units.ts';
import { useUnits } from './use-units.ts';

/** Written by hand, since every result is an input, too. */
export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  const { fieldOf, notes, loadExample } = useUnits();
  const [first, ...others] = units.map((unit, index) => (
    <CopyField
      key={unit}
      label={t(`from.${unit}`)}
      {...fieldOf(unit)}
      tools={index === 0 ? <ExampleButton onClick={loadExample} /> : undefined}
    />
  ));
  return (
    <Section name="convert">
      <div className="n-stack">
        <div data-input>{first}</div>
        <div className="n-stack" data-result>
          {others}
        </div>
        <Notes notes={notes} />
      </div>
    </Section>
  );
}
