import { Filling, OptionErrors, Panes, ResultPane, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { DrawingOptions } from './drawing-options.tsx';
import { FontSamples } from './font-samples.tsx';
import type en from './locales/en.json';
import { draw } from './operations.ts';
import { OwnFont } from './own-font.tsx';

export default function AsciiTextDrawer() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, set, values, state, inputError, loadExample } = useTextOperation(draw);
  return (
    <Section name={name}>
      <Filling>
        <DrawingOptions option={option} />
        <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={draw.options} />
        <Panes>
          <TextPane name={t('text')} value={value} onChange={setValue} onExample={loadExample} error={inputError} />
          <ResultPane name={t('art')} state={state} onExample={loadExample} />
        </Panes>
      </Filling>
      <FontSamples
        text={typeof value === 'string' ? value : ''}
        font={values.font}
        onChoose={(font) => set({ font, ownFont: '' })}
      />
      <OwnFont {...option('ownFont')} />
    </Section>
  );
}
