import { useState } from 'react';
import { FileDrop, OptionsLine, Section, Select, Switch, TextField, useMessages, useOptions } from '#kit';
import { EncodedFile } from './encoded-file.tsx';
import type en from './locales/en.json';
import { encode } from './operations.ts';

interface AddedFile {
  readonly file: File;
  /** Tells two with the same name apart. */
  readonly number: number;
}

/** Files in, their Base64 out. */
export function EncodeSection() {
  const t = useMessages<typeof en.ui>();
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const { option, values } = useOptions(encode);
  const add = (file: File) => setFiles((before) => [...before, { file, number: (before.at(-1)?.number ?? 0) + 1 }]);
  return (
    <Section title={t('encode')} name="encode">
      <OptionsLine>
        <Select {...option('form')} />
        {values.form === 'base64' ? (
          <Switch {...option('urlSafe')} />
        ) : (
          <TextField {...option('type')} placeholder={t('automatic')} inline size="small" />
        )}
      </OptionsLine>
      <FileDrop label={t('drop')} multiple onFile={add} />
      {files.map(({ file, number }) => (
        <EncodedFile
          key={number}
          file={file}
          options={values}
          onRemove={() => setFiles((before) => before.filter((other) => other.number !== number))}
        />
      ))}
    </Section>
  );
}
