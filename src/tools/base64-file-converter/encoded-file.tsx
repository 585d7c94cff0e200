import { useId } from 'react';
import { FieldNote, ResultPane, ToolButton, useExplain, useMessages, useOperation } from '#kit';
import type { Values } from '#engine/options';
import styles from './base64-file-converter.module.css';
import { IdentityFacts } from './identity.tsx';
import type en from './locales/en.json';
import { encode } from './operations.ts';

interface EncodedFileProps {
  readonly file: File;
  readonly options: Values<(typeof encode)['options']>;
  readonly onRemove: () => void;
}

/** One file and its Base64. */
export function EncodedFile({ file, options, onRemove }: EncodedFileProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const errorId = useId();
  const state = useOperation(encode, file, options);
  return (
    <div className={`n-stack ${styles['file'] ?? ''}`}>
      {state.is === 'failed' && <FieldNote id={errorId} error={explain(state.error)} />}
      <ResultPane
        name={file.name}
        state={state}
        fileName={`${file.name}.base64.txt`}
        height="short"
        tools={<ToolButton icon="trash" label={t('remove')} onClick={onRemove} />}
      />
      <IdentityFacts file={file} name={file.name} />
    </div>
  );
}
