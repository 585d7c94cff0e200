import { OptionErrors, Panes, ResultPane, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { ComposeOptions } from './compose-options.tsx';
import { ErrorList } from './error-list.tsx';
import { EnvironmentFile } from './environment-file.tsx';
import { ExistingFile } from './existing-file.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { sample } from './sample.ts';

export default function DockerRunToDockerComposeConverter() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, values, state, inputError, loadExample } = useTextOperation(convert, sample);
  return (
    <Section name={name}>
      <ComposeOptions option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <Panes>
        <TextPane name={t('command')} value={value} onChange={setValue} onExample={loadExample} error={inputError} />
        <ResultPane name={t('compose')} state={state} format="compose" onExample={loadExample} />
      </Panes>
      <ErrorList input={value} options={values} />
      <EnvironmentFile input={value} options={values} isReady={state.is === 'done'} />
      <ExistingFile
        value={values.existing}
        onChange={option('existing').onChange}
        error={state.is === 'failed' && state.error.where.option === 'existing' ? state.error : undefined}
      />
    </Section>
  );
}
