import { useState } from 'react';
import { writtenFormat } from '#engine/meaning';
import {
  Button,
  ExampleButton,
  OptionErrors,
  OptionsForm,
  Panes,
  PictureCard,
  ResultPane,
  Section,
  Segmented,
  Select,
  useCommonMessages,
  useExample,
  useMessages,
  useMounted,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { lookControls } from './look-controls.tsx';
import { draw } from './operations.ts';
import { useSize } from './use-size.ts';

const SCALES = ['1', '2', '3'] as const;

// By hand, because the picture is seen beside its code.
export default function SvgPlaceholderGenerator() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [scale, setScale] = useState<(typeof SCALES)[number]>('1');
  const options = useOptions(draw);
  const settings = { enabled: useMounted(), optionError: options.error };
  // Files have a size, whatever the code says.
  const picture = useOperation(draw, undefined, { ...options.values, as: 'svg', exact: true }, settings);
  const state = useOperation(draw, undefined, options.values, settings);
  const option = useOptionErrors(options, picture.is === 'failed' ? picture.error : undefined);
  const size = useSize(options);
  const loadExample = useExample(draw, (example) => options.set(example.options ?? {}));
  const foot = (
    <>
      {/* A value that cannot be read has its error at its field. */}
      {options.error === undefined && <OptionErrors state={picture} specs={draw.options} />}
      <hr />
      <ExampleButton onClick={loadExample} />
      <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
        {common('resetOptions')}
      </Button>
    </>
  );
  return (
    <Section name="draw">
      <Panes generator>
        <OptionsForm foot={foot}>{lookControls(option, size, t)}</OptionsForm>
        <div className="n-stack">
          <PictureCard
            state={picture}
            alt={t('picture')}
            hint={t('pictureHint')}
            width={options.values.width * Number(scale)}
            file={scale === '1' ? 'placeholder' : `placeholder@${scale}x`}
            types={['png', 'jpeg', 'webp']}
            check={
              <Segmented
                label={t('scale')}
                value={scale}
                choices={SCALES}
                labels={{ '1': '1×', '2': '2×', '3': '3×' }}
                onChange={setScale}
              />
            }
          />
          {/* Formats and languages have one name everywhere. */}
          <div data-literal>
            <Select {...option('as')} />
          </div>
          <ResultPane name={t('code')} state={state} format={writtenFormat(draw, options.values)} height="short" />
        </div>
      </Panes>
    </Section>
  );
}
