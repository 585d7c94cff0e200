import {
  Button,
  Converter,
  ExampleButton,
  Notes,
  OptionsLine,
  Section,
  Select,
  TextField,
  useExample,
  useMessages,
  ZoneSelect,
} from '#kit';
import { formats } from './formats.ts';
import type en from './locales/en.json';
import { MomentFields } from './moment-fields.tsx';
import { convert, convertLines } from './operations.ts';
import { PickMoment } from './pick-moment.tsx';
import { useMoment } from './use-moment.ts';
import { ZoneFacts } from './zone-facts.tsx';

// By hand, because every result is an input, too, and the clock runs while there is none.
export default function DateConverter() {
  const t = useMessages<typeof en.ui>();
  const moment = useMoment();
  const { option, set, shown } = moment;
  const names = Object.fromEntries(['auto' as const, ...formats].map((format) => [format, t(`format.${format}`)]));
  const loadExample = useExample(convert, (example) => {
    moment.write(String(example.input));
    set({ from: 'auto', ...example.options });
  });
  return (
    <>
      <Section name="convert">
        <OptionsLine>
          <Select {...option('from')} label={t('from')} labels={names} />
          <ZoneSelect {...option('zone')} label={t('zone')} error={moment.zoneError} />
          <PickMoment onPick={(text) => moment.write(text)} />
        </OptionsLine>
        <div className="n-stack">
          <div data-input>
            <TextField
              label={t('input')}
              size="large"
              value={moment.text}
              onChange={(text) => moment.write(text)}
              {...moment.errorOf(undefined)}
              hint={moment.isNow ? t('now') : undefined}
              tools={
                <>
                  {moment.isNow && (
                    <Button look="text" size="small" onClick={() => moment.setPaused(!moment.isPaused)}>
                      {t(moment.isPaused ? 'resume' : 'pause')}
                    </Button>
                  )}
                  <ExampleButton onClick={loadExample} />
                </>
              }
            />
          </div>
          {shown !== undefined && <Notes notes={shown.notes} />}
          <MomentFields moment={moment} />
          {shown !== undefined && (
            <div data-result>
              <ZoneFacts facts={shown.value} />
            </div>
          )}
        </div>
      </Section>
      <Converter operation={convertLines} title={t('convertLines')} input={t('onePerLine')} output={t('result')}>
        {(bound) => (
          <>
            <Select {...bound('from')} label={t('from')} labels={names} />
            <Select {...bound('to')} label={t('to')} labels={names} />
            <ZoneSelect {...bound('zone')} label={t('zone')} />
          </>
        )}
      </Converter>
    </>
  );
}
