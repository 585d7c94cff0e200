import { useState } from 'react';
import { classes } from './classes.ts';
import styles from './file-drop.module.css';
import { Icon } from './icon.tsx';
import { OpenFileButton } from './input-tools.tsx';

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
  const [isDropping, setDropping] = useState(false);
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
        Array.from(event.dataTransfer.files)
          .slice(0, multiple ? undefined : 1)
          .forEach(onFile);
      }}
    >
      <Icon name="file-text" />
      <p>{label}</p>
      <OpenFileButton look="default" size="medium" label={label} onFile={onFile} multiple={multiple} accept={accept} />
    </div>
  );
}
