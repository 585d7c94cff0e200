import { useRef, useState } from 'react';
import { useCommonMessages } from '../settings/language.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './file-drop.module.css';
import { Icon } from './icon.tsx';

interface FileDropProps {
  readonly label: string;
  /** Called for each file, in their order. */
  readonly onFile: (file: File) => void;
  /** Takes more than one at a time; else the first of those that are dropped. */
  readonly multiple?: boolean;
  /** As the `accept` of a file input; dropped files are not filtered by it. */
  readonly accept?: string;
}

/** A place to drop files or pick them. */
export function FileDrop({ label, onFile, multiple = false, accept }: FileDropProps) {
  const t = useCommonMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [isDropping, setDropping] = useState(false);
  const take = (files: FileList | readonly File[]) =>
    Array.from(files)
      .slice(0, multiple ? undefined : 1)
      .forEach(onFile);
  return (
    <div
      className={classes(styles['root'], isDropping && styles['dropping'])}
      data-input
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="file-text" />
      <p>{label}</p>
      <Button icon="folder-open" onClick={() => picker.current?.click()}>
        {t('openFile')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
    </div>
  );
}
