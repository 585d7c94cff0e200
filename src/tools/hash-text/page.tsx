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
        <Segmented {...option('encoding')} />
        {values.encoding === 'Hex' && <Switch {...option('uppercase')} />}
        {file === undefined && (
          <>
            <Segmented {...option('input')} />
            <Switch {...option('eachLine')} />
          </>
        )}
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
