import { useState } from 'react';
import {
  FileDrop,
  NumberField,
  OptionsLine,
  SecretField,
  Segmented,
  Select,
  Switch,
  useInput,
  useMessages,
  useOptions,
} from '#kit';
import { FileDigests, type AddedFile } from './file-digests.tsx';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import { digest } from './operations.ts';
import { TextDigests } from './text-digests.tsx';

/** The options serve the text and a file alike; `encoding` stays in the address bar. */
export default function HashText() {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(digest, { syncUrl: true });
  const [text, setText] = useInput('digest');
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const isText = files.length === 0;
  const add = (file: File) => setFiles((before) => [...before, { file, number: (before.at(-1)?.number ?? 0) + 1 }]);
  const { option, values } = options;
  const drop = (
    <div className={styles['drop']}>
      <FileDrop label={t('dropFile')} multiple onFile={add} />
    </div>
  );
  return (
    <>
      <OptionsLine>
        <Segmented {...option('encoding')} />
        {isText && <Segmented {...option('input')} />}
        {isText && <Switch {...option('eachLine')} />}
        {values.encoding === 'Hex' && <Switch {...option('uppercase')} />}
        <NumberField {...option('length')} />
        <SecretField {...option('key')} />
        <Select {...option('keyForm')} />
      </OptionsLine>
      {isText ? (
        <TextDigests text={text} setText={setText} options={options}>
          {drop}
        </TextDigests>
      ) : (
        <FileDigests files={files} onChange={setFiles} options={options}>
          {drop}
        </FileDigests>
      )}
    </>
  );
}
