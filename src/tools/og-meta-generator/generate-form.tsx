import {
  ExampleButton,
  lastGood,
  OptionErrors,
  OptionsForm,
  Panes,
  ResultPane,
  Section,
  useExample,
  useExplain,
  useMessages,
  useMounted,
  useOperation,
  type OptionState,
} from '#kit';
import { writtenFormat } from '#engine/meaning';
import type en from './locales/en.json';
import { fieldControls } from './field-controls.tsx';
import styles from './og-meta-generator.module.css';
import { generate } from './operations.ts';
import { Previews } from './previews.tsx';
import { usePicture } from './use-picture.ts';

interface GenerateFormProps {
  readonly options: OptionState<typeof generate.options>;
}

/** Fields, the tags that they make, and what these look like where the page is shared. */
export function GenerateForm({ options }: GenerateFormProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const picture = usePicture((width, height) =>
    options.set({ imageWidth: String(width), imageHeight: String(height) }),
  );
  const state = useOperation(generate, undefined, options.values, {
    enabled: useMounted(),
    optionError: options.error,
  });
  const loadExample = useExample(generate, (example) => options.set(example.options ?? {}));
  const notes = state.is === 'done' ? state.notes : (lastGood(state)?.notes ?? []);
  const general = notes.filter(({ where }) => where.option === undefined);
  return (
    <Section name="generate">
      <Panes generator>
        <OptionsForm
          options={options}
          foot={
            <>
              <OptionErrors state={state} specs={generate.options} />
              <ExampleButton onClick={loadExample} />
            </>
          }
        >
          {fieldControls({
            option: options.option,
            t,
            remarkOn: (name) => {
              const note = notes.find(({ where }) => where.option === name);
              return note && explain(note);
            },
            onPicture: picture.open,
          })}
        </OptionsForm>
        <div className={styles['results']}>
          <Previews options={options.values} picture={picture.file} />
          <ResultPane
            name={t('output')}
            height="short"
            // A remark about one field is shown there.
            state={state.is === 'done' ? { ...state, notes: general } : state}
            format={writtenFormat(generate, options.values)}
          />
        </div>
      </Panes>
    </Section>
  );
}
