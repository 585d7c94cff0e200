import { writtenFormat } from '#engine/meaning';
import {
  Button,
  ExampleButton,
  OptionErrors,
  OptionsForm,
  ResultPane,
  Section,
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
import { PictureCard } from './picture-card.tsx';
import { useSize } from './use-size.ts';
import styles from './svg-placeholder-generator.module.css';

// By hand, because the picture is seen beside its code.
export default function SvgPlaceholderGenerator() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const enabled = useMounted();
  const options = useOptions(draw);
  const settings = { enabled, optionError: options.error };
  // Files have a size, whatever the code says.
  const picture = useOperation(draw, undefined, { ...options.values, as: 'svg', exact: true }, settings);
  const state = useOperation(draw, undefined, options.values, settings);
  const option = useOptionErrors(options, picture.is === 'failed' ? picture.error : undefined);
  const size = useSize(options);
  const loadExample = useExample(draw, (example) => options.set(example.options ?? {}));
  return (
    <Section name="draw">
      <div className={styles['columns']}>
        <OptionsForm
          foot={
            <>
              {/* A value that cannot be read has its error at its field. */}
              {options.error === undefined && <OptionErrors state={picture} specs={draw.options} />}
              <hr />
              <ExampleButton onClick={loadExample} />
              <Button look="text" icon="rotate-clockwise" disabled={options.isInitial} onClick={options.reset}>
                {common('resetOptions')}
              </Button>
            </>
          }
        >
          {lookControls(option, size, t)}
        </OptionsForm>
        <div className="n-stack">
          <PictureCard state={picture} width={options.values.width} />
          {/* Formats and languages have one name everywhere. */}
          <div data-literal>
            <Select {...option('as')} />
          </div>
          <ResultPane name={t('code')} state={state} format={writtenFormat(draw, options.values)} height="short" />
        </div>
      </div>
    </Section>
  );
}
