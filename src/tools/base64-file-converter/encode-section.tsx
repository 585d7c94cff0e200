import { useState } from 'react';
import { FileDrop, OptionsLine, Section, Select, Switch, TextField, useMessages, useOptions } from '#kit';
import { EncodedFile } from './encoded-file.tsx';
import type en from './locales/en.json';
import { encode } from './operations.ts';

/** Files in, their Base64 out. */
export function EncodeSection() {
  const t = useMessages<typeof en.ui>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { option, values } = useOptions(encode);
  const add = (more: readonly File[]) =>
    setFiles((before) => [...more, ...before.filter((file) => !more.includes(file))]);
  const forms = {
    dataUri: t('form.dataUri'),
    base64: t('form.base64'),
    css: t('form.css'),
    html: t('form.html'),
    markdown: t('form.markdown'),
  };
  return (
    <Section title={t('encode')} name="encode">
      <OptionsLine>
        <Select {...option('form')} label={t('form')} labels={forms} />
        {values.form === 'base64' ? (
          <Switch {...option('urlSafe')} label={t('urlSafe')} />
        ) : (
          <TextField {...option('type')} label={t('type')} placeholder={t('automatic')} inline size="small" />
        )}
      </OptionsLine>
      {/* The drop takes one file; the others of the same drop are taken here. */}
      <div onDropCapture={({ dataTransfer }) => add([...dataTransfer.files].slice(1))}>
        <FileDrop label={t('drop')} onFile={(file) => add([file])} />
      </div>
      {files.map((file, position) => (
        <EncodedFile
          key={`${files.length - position}`}
          file={file}
          options={values}
          onRemove={() => setFiles(files.filter((other) => other !== file))}
        />
      ))}
    </Section>
  );
}
