import { useRef, useState } from 'react';
import { useCommonMessages } from '../language.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './feedback.module.css';
import { Icon } from './icon.tsx';

interface FileDropProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** As the `accept` of a file input; dropped files are not filtered by it. */
  readonly accept?: string;
}

/** A place to drop a file or pick one. */
export function FileDrop({ label, onFile, accept }: FileDropProps) {
  const t = useCommonMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [isDropping, setDropping] = useState(false);
  return (
    <div
      className={classes(styles['drop'], isDropping && styles['dropping'])}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
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
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
