import {
  isEmptyText,
  operand,
  OptionErrors,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import { ComposeOptions } from './compose-options.tsx';
import { EnvironmentFile } from './environment-file.tsx';
import { ExistingFile } from './existing-file.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { RemarkLists, withoutListed } from './remark-lists.tsx';
import { sample } from './sample.ts';

export default function DockerRunToDockerComposeConverter() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('convert', sample);
  const { values, error: optionError, option, set } = useOptions(convert);
  const state = useOperation(convert, operand(text), values, { enabled: !isEmptyText(text), optionError });
  const loadExample = useExample(convert, (example) => {
    setText(String(example.input));
    set({ ...example.options });
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const inputError = error?.where.option === undefined ? error : undefined;
  return (
    <Section name="convert">
      <ComposeOptions option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <Panes>
        <TextPane name={t('command')} value={text} onChange={setText} onExample={loadExample} error={inputError} />
        <ResultPane
          name={t('compose')}
          state={{ ...withoutListed(state), cancel: state.cancel }}
          language="yaml"
          download="docker-compose.yml"
          onExample={loadExample}
        />
      </Panes>
      <RemarkLists input={text} options={values} />
      <EnvironmentFile input={text} options={values} isReady={state.is === 'done'} />
      <ExistingFile
        value={values.existing}
        onChange={option('existing').onChange}
        error={error?.where.option === 'existing' ? error : undefined}
      />
    </Section>
  );
}
