import {
  CopyButton,
  ExampleButton,
  Notes,
  OptionsLine,
  Section,
  Segmented,
  Switch,
  TextField,
  useMessages,
} from '#kit';
import type en from './locales/en.json';
import { scaleIds, scales, type ScaleId } from './scales.ts';
import styles from './temperature-converter.module.css';
import type { Temperature } from './use-temperature.ts';

/** The scales that people ask for, in the order of the line above the rows. */
const USUAL: readonly ScaleId[] = ['celsius', 'fahrenheit', 'kelvin'];

/** Keeps the place of a formula. */
const NOTHING = '\u00a0';

/** The temperature on each scale; what is typed into one row drives the others. */
export function ScaleRows({ temperature }: { readonly temperature: Temperature }) {
  const t = useMessages<typeof en.ui>();
  const { option, shown, active, inLanguage } = temperature;
  const delta = option('kind').value === 'difference' ? 'Δ: ' : '';
  const of = (scale: ScaleId) => shown?.value.scales.find((reading) => reading.scale === scale);
  return (
    <Section name="convert">
      <OptionsLine>
        <Segmented {...option('kind')} />
        <Segmented {...option('places')} />
        <Switch {...option('scientific')} />
      </OptionsLine>
      <div data-result={shown === undefined ? undefined : true}>
        <p className={styles['summary']} aria-live="polite">
          {shown === undefined
            ? '–'
            : delta +
              [shown.value.from, ...USUAL.filter((scale) => scale !== shown.value.from)]
                .slice(0, USUAL.length)
                .map((scale, index) => {
                  const reading = of(scale);
                  const equals = index === 0 ? '' : reading?.exact === true ? ' = ' : ' ≈ ';
                  return `${equals}${inLanguage(reading?.value ?? '')} ${scales[scale].sign}`;
                })
                .join('')}
        </p>
        {shown !== undefined && <Notes notes={shown.notes} />}
        <div className={styles['rows']}>
          {scaleIds.map((scale) => {
            const reading = of(scale);
            const isActive = scale === active;
            return (
              <div key={scale} data-input={isActive ? true : undefined}>
                <TextField
                  label={`${t(`from.${scale}`)} (${scales[scale].sign})`}
                  value={isActive ? temperature.textIn(scale) : inLanguage(temperature.textIn(scale))}
                  onChange={(text) => temperature.write(text, scale)}
                  clearable={false}
                  placeholder={isActive ? '20' : '–'}
                  hint={
                    reading === undefined
                      ? NOTHING
                      : reading.formula === ''
                        ? t('given')
                        : inLanguage(reading.formula.replace('=', reading.exact ? '=' : '≈'))
                  }
                  {...temperature.errorOf(scale)}
                  tools={
                    <>
                      {isActive && <ExampleButton onClick={temperature.loadExample} />}
                      <CopyButton value={reading?.value} label={t(`from.${scale}`)} size="medium" />
                    </>
                  }
                />
              </div>
            );
          })}
        </div>
      </div>
    </Section>
  );
}
