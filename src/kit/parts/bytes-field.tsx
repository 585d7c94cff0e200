import { useId, type ReactNode } from 'react';
import type { ToolError } from '#engine/error';
import { useExplain } from '../context/tool-context.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { useCommonMessages } from '../settings/language.ts';
import { useFormatBytes } from '../text/text-size.ts';
import styles from './bytes-field.module.css';
import { Button } from './button.tsx';
import { FieldNote } from './field.tsx';
import { Icon } from './icon.tsx';
import { OpenFileButton } from './input-tools.tsx';
import { Pane } from './pane.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';
import { TextPane } from './text-pane.tsx';

interface BytesFieldProps<Form extends string> {
  readonly name: string;
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  /** How the text gives the bytes, as `option('…')` binds a `byteForm`. */
  readonly form: SegmentedProps<Form>;
  /** Its bytes as they are take the place of the text, which is kept. */
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly onExample?: (() => void) | undefined;
  /** What the operation says about the text, with its place, or about the file. */
  readonly error?: ToolError | undefined;
  /** Stands under the file, such as how far it has been read. */
  readonly children?: ReactNode;
}

/** The place where bytes come in: as text, in hex, in Base64, or as a file of any size. */
export function BytesField<Form extends string>(props: BytesFieldProps<Form>) {
  const { name, value, onChange, form, file, onFile, onExample, error, children } = props;
  const t = useCommonMessages();
  const formatBytes = useFormatBytes();
  const explain = useExplain();
  const note = useId();
  if (file === undefined) {
    return (
      <TextPane
        name={name}
        beside={<Segmented {...form} hideLabel size="small" />}
        value={value}
        onChange={onChange}
        onFile={onFile}
        onExample={onExample}
        error={error}
        height="short"
      />
    );
  }
  return (
    <Pane
      name={name}
      height="short"
      isWrong={error !== undefined}
      toolsOf="input"
      onDropFile={onFile}
      tools={
        <>
          <OpenFileButton onFile={onFile} />
          <Button look="text" size="small" icon="x" onClick={() => onFile(undefined)}>
            {t('backToText')}
          </Button>
        </>
      }
    >
      <div className={styles['root']} data-input>
        <Icon name="file-text" />
        <p data-literal>
          <strong>{file.name}</strong>
        </p>
        <p>{formatBytes(file.size)}</p>
        <FieldNote id={note} error={error && explain(error)} />
        {children}
      </div>
    </Pane>
  );
}
