import { useState, type ReactNode } from 'react';
import { Button, Panel, Section, useMessages, type OptionState } from '#kit';
import { CheckLines } from './check-lines-fold.tsx';
import { DigestTable } from './digest-table.tsx';
import { FileRow, type FileEnd } from './file-row.tsx';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import type { digest } from './operations.ts';

/** Files that are read at a time, each in a worker of its own. */
const AT_ONCE = 2;

export interface AddedFile {
  readonly file: File;
  /** Tells two with the same name apart. */
  readonly number: number;
}

interface FileDigestsProps {
  readonly files: readonly AddedFile[];
  readonly onChange: (files: readonly AddedFile[]) => void;
  readonly options: OptionState<typeof digest.options>;
  /** Stands under the files. */
  readonly children: ReactNode;
}

/** The chosen files, each with its progress; the digests of one of them, and the lines to check all with. */
export function FileDigests({ files, onChange, options, children }: FileDigestsProps) {
  const t = useMessages<typeof en.ui>();
  const [openNumber, setOpen] = useState<number>();
  const { algorithms, length, key, keyForm } = options.values;
  const run = JSON.stringify([algorithms, length, key, keyForm]);
  const [ends, setEnds] = useState<ReadonlyMap<number, { run: string; end: FileEnd }>>(new Map());
  const endOf = ({ number }: AddedFile) => {
    const known = ends.get(number);
    return known?.run === run ? known.end : undefined;
  };
  const setEnd = (number: number, end: FileEnd | undefined) =>
    setEnds((before) => {
      const after = new Map(before);
      if (end === undefined) after.delete(number);
      else after.set(number, { run, end });
      return after;
    });
  const due = new Set(files.filter((file) => endOf(file) === undefined).slice(0, AT_ONCE));
  const open = files.find(({ number }) => number === openNumber) ?? files[0];
  const end = open && endOf(open);
  const checked = files.flatMap((added) => {
    const done = endOf(added);
    return done?.is === 'done' ? [{ name: added.file.name, rows: done.value }] : [];
  });
  return (
    <Section name="digestFile">
      <div className={styles['beside']}>
        <div className="n-stack">
          <Panel>
            <ul className={styles['files']}>
              {files.map((added) => (
                <FileRow
                  key={added.number}
                  file={added.file}
                  options={options}
                  isDue={due.has(added) || endOf(added) !== undefined}
                  isOpen={files.length > 1 && added === open}
                  onOpen={() => setOpen(added.number)}
                  onEnd={(state) => setEnd(added.number, state)}
                  onRemove={() => onChange(files.filter((other) => other !== added))}
                />
              ))}
            </ul>
            <Button size="small" icon="x" onClick={() => onChange([])}>
              {t('removeFile')}
            </Button>
          </Panel>
          {children}
        </div>
        <DigestTable
          title={files.length > 1 ? open?.file.name : undefined}
          rows={end?.is === 'done' ? end.value : undefined}
          notes={end?.is === 'done' ? end.notes : undefined}
          error={end?.is === 'failed' && end.error.where.option !== undefined ? end.error : undefined}
          options={options}
        >
          {key === '' && length === 0 && <CheckLines files={checked} isShown={files.length > 1} />}
        </DigestTable>
      </div>
    </Section>
  );
}
