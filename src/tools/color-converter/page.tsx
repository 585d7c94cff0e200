import { Answer, ExampleButton, Notes, OptionsLine, Section, Switch, TextField, useExample, useMessages } from '#kit';
import { ColorFields } from './color-fields.tsx';
import styles from './color-converter.module.css';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { PickColor } from './pick-color.tsx';
import { Contrasts, Palette } from './swatches.tsx';
import { useColor } from './use-color.ts';

// By hand, because every result is an input, too.
export default function ColorConverter() {
  const t = useMessages<typeof en.ui>();
  const color = useColor();
  const loadExample = useExample(convert, (example) => color.write(String(example.input)));
  const facts = color.shown?.value;
  const answer = color.isInputWrong ? undefined : facts;
  return (
    <Section name="convert">
      <div className="n-stack">
        <div data-input>
          <TextField
            label={t('color')}
            size="large"
            value={color.text}
            onChange={(text) => color.write(text)}
            {...color.errorOf(undefined)}
            tools={<ExampleButton onClick={loadExample} />}
          />
        </div>
        <div className={styles['first']}>
          {/* Its place is kept until there is a color. */}
          <svg className={styles['sample']} role="img" aria-label={answer?.forms.hex}>
            {answer !== undefined && <rect width="100%" height="100%" fill={answer.hex} fillOpacity={answer.alpha} />}
          </svg>
          <Answer label={t('format.hex')} value={answer?.forms.hex}>
            {answer !== undefined && <Contrasts color={answer} />}
          </Answer>
        </div>
        {color.shown !== undefined && <Notes notes={color.shown.notes} />}
        <OptionsLine>
          <PickColor hex={facts?.hex ?? '#000000'} onPick={(hex) => color.write(hex)} />
          <Switch {...color.option('legacy')} />
        </OptionsLine>
        <ColorFields color={color} />
        {facts !== undefined && (
          <>
            <Palette name={t('tints')} colors={facts.tints} />
            <Palette name={t('shades')} colors={facts.shades} />
          </>
        )}
      </div>
    </Section>
  );
}
