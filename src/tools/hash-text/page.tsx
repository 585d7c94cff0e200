import { useState } from 'react';
import { FileDrop, OptionsLine, Segmented, Switch, useInput, useMessages, useOptions } from '#kit';
import { AlgorithmPicker } from './algorithm-picker.tsx';
import { FileDigests } from './file-digests.tsx';
import type en from './locales/en.json';
import { digest } from './operations.ts';
import { TextDigests } from './text-digests.tsx';

/** The options serve the text and a file alike; `encoding` stays in the address bar. */
export default function HashText() {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(digest, { syncUrl: true });
  const [text, setText] = useInput('digest');
  const [file, setFile] = useState<File>();
  const { option, values } = options;
  const drop = <FileDrop label={t('dropFile')} onFile={setFile} />;
  return (
    <div className="n-stack">
      <OptionsLine>
        <Segmented
          {...option('encoding')}
          label={t('encoding')}
          labels={{ Bin: t('binary'), Hex: t('hex'), Base64: t('base64'), Base64url: t('base64Url') }}
        />
        {values.encoding === 'Hex' && <Switch {...option('uppercase')} label={t('uppercase')} />}
      </OptionsLine>
      <AlgorithmPicker {...option('algorithms')} />
      {file === undefined ? (
        <TextDigests text={text} setText={setText} options={options}>
          {drop}
        </TextDigests>
      ) : (
        <FileDigests file={file} options={options} onRemove={() => setFile(undefined)}>
          {drop}
        </FileDigests>
      )}
    </div>
  );
}
