import { CopyField, ExampleButton, Notes, OptionsLine, Section, Segmented, Select, useMessages } from '#kit';
import type en from './locales/en.json';
import { scaleIds, SIGNS } from './scale-names.ts';
import styles from './temperature-converter.module.css';
import { useTemperature } from './use-temperature.ts';

// By hand, because every result is an input, too.
export default function TemperatureConverter() {
  const t = useMessages<typeof en.ui>();
  const { option, fieldOf, typedOn, notes, loadExample } = useTemperature();
  const [first, ...others] = scaleIds.map((scale, index) => (
    <div key={scale} data-input={scale === typedOn || undefined}>
      <CopyField
        label={t('scale', { name: t(`from.${scale}`), sign: SIGNS[scale] })}
        {...fieldOf(scale)}
        size="large"
        code={false}
        clearable={false}
        placeholder="–"
        tools={index === 0 ? <ExampleButton onClick={loadExample} /> : undefined}
      />
    </div>
  ));
  return (
    <Section name="convert">
      <OptionsLine>
        <Segmented {...option('kind')} />
        <Select {...option('places')} />
      </OptionsLine>
      <div className="n-stack">
        {first}
        <div className={styles['scales']} data-result>
          {others}
        </div>
        <Notes notes={notes} />
      </div>
    </Section>
  );
}
