import {
  Button,
  OptionErrors,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useCommonMessages,
  useMessages,
  useTextOperation,
} from '#kit';
import styles from './ascii-text-drawer.module.css';
import { DrawingOptions } from './drawing-options.tsx';
import { FontSamples } from './font-samples.tsx';
import type en from './locales/en.json';
import { draw } from './operations.ts';
import { OwnFont } from './own-font.tsx';

export default function AsciiTextDrawer() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { name, value, setValue, option, set, values, state, inputError, loadExample, retry } = useTextOperation(draw);
  const isFontMissing = state.is === 'failed' && state.error.code === 'fetched.missing';
  return (
    <Section name={name}>
      <DrawingOptions option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={draw.options} />
      {isFontMissing && (
        <div className="n-line">
          <Button icon="refresh" onClick={retry}>
            {common('tryAgain')}
          </Button>
        </div>
      )}
      <div className={styles['panes']}>
        <Panes>
          <TextPane name={t('text')} value={value} onChange={setValue} onExample={loadExample} error={inputError} />
          <ResultPane name={t('art')} state={state} onExample={loadExample} />
        </Panes>
      </div>
      <FontSamples
        text={typeof value === 'string' ? value : ''}
        font={values.font}
        onChoose={(font) => set({ font, ownFont: '' })}
      />
      <OwnFont {...option('ownFont')} />
    </Section>
  );
}
