import { useState } from 'react';
import { OptionsLine, Segmented, Switch, useInput, useMessages, useOptions } from '#kit';
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
  const message = { name: t('toHash'), value: text, onChange: setText, form: option('input'), file, onFile: setFile };
  return (
    <>
      <OptionsLine>
        <Segmented {...option('encoding')} />
        {values.encoding === 'Hex' && <Switch {...option('uppercase')} />}
        {file === undefined && <Switch {...option('eachLine')} />}
      </OptionsLine>
      <div className="n-stack">
        <AlgorithmPicker {...option('algorithms')} />
        {file === undefined ? (
          <TextDigests message={message} options={options} />
        ) : (
          <FileDigests message={message} file={file} options={options} />
        )}
      </div>
    </>
  );
}
