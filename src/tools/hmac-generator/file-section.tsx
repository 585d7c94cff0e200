import { useState } from 'react';
import {
  FileDrop,
  FieldNote,
  OptionsLine,
  ResultPane,
  Section,
  useExplain,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { keyOptions } from './key-options.tsx';
import type en from './locales/en.json';
import { OpensslLine } from './openssl-line.tsx';
import { computeFile } from './operations.ts';

const NONE = new Blob();

/** The HMAC of a file, with progress while it is read. */
export function FileSection() {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [file, setFile] = useState<File>();
  const options = useOptions(computeFile);
  const state = useOperation(computeFile, file ?? NONE, options.values, {
    enabled: file !== undefined,
    optionError: options.error,
  });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const controls = {
    key: option('key'),
    algorithm: option('algorithm'),
    encoding: option('encoding'),
    keyForm: option('keyForm'),
  };
  return (
    <Section name="computeFile">
      <OptionsLine>{keyOptions(controls)}</OptionsLine>
      <FileDrop label={t('dropFile')} onFile={setFile} />
      {error !== undefined && error.where.option === undefined && <FieldNote id="file-error" error={explain(error)} />}
      <ResultPane name={file?.name ?? t('result')} state={state} height="short" />
      <OpensslLine controls={controls} />
    </Section>
  );
}
