import {
  ExampleButton,
  OptionErrors,
  OptionsForm,
  Panes,
  Section,
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
import { PlaceholderResult } from './placeholder-result.tsx';
import { useSize } from './use-size.ts';

// By hand, because the picture is seen beside its code.
export default function SvgPlaceholderGenerator() {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(draw);
  const settings = { enabled: useMounted(), optionError: options.error };
  // Files have a size, whatever the code says.
  const picture = useOperation(draw, undefined, { ...options.values, as: 'svg', exact: true }, settings);
  const code = useOperation(draw, undefined, options.values, settings);
  const option = useOptionErrors(options, picture.is === 'failed' ? picture.error : undefined);
  const size = useSize(options);
  const loadExample = useExample(draw, (example) => options.set(example.options ?? {}));
  const foot = (
    <>
      {/* A value that cannot be read has its error at its field. */}
      {options.error === undefined && <OptionErrors state={picture} specs={draw.options} />}
      <ExampleButton onClick={loadExample} />
    </>
  );
  return (
    <Section name="draw">
      <Panes generator>
        <OptionsForm options={options} foot={foot}>
          {lookControls(option, size, t)}
        </OptionsForm>
        <PlaceholderResult picture={picture} code={code} option={option} values={options.values} />
      </Panes>
    </Section>
  );
}
