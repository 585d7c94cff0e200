import { useState } from 'react';
import {
  Facts,
  Inspector,
  isEmptyText,
  operand,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import styles from './chmod-calculator.module.css';
import type en from './locales/en.json';
import { ModeForm } from './mode-form.tsx';
import { ModeResult } from './mode-result.tsx';
import { calculate, umask } from './operations.ts';
import { PermissionGrid } from './permission-grid.tsx';

const NOTHING = '000';

export default function ChmodCalculator() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('calculate');
  const options = useOptions(calculate);
  const input = isEmptyText(text) ? NOTHING : operand(text);
  const state = useOperation(calculate, input, options.values, { optionError: options.error });
  const [mode, setMode] = useState(0);
  // The grid keeps the last good mode while something unfinished stands in the field.
  if (state.is === 'done' && state.value.mode !== mode) setMode(state.value.mode);
  const loadExample = useExample(calculate, (example) => setText(String(example.input)));
  return (
    <>
      <section data-operation="calculate">
        <ModeForm text={text} onChange={setText} options={options} state={state} onExample={loadExample} />
        <div className={styles['main']}>
          <PermissionGrid mode={mode} onChange={setText} />
          <ModeResult state={state} />
        </div>
      </section>
      <Inspector operation={umask} title={t('umask')} input={t('umaskInput')} placeholder="022">
        {({ octal, symbolic, directories, files, command }) => (
          <Facts
            facts={[
              {
                label: t('newDirectories'),
                value: `${directories.octal}  ${directories.symbolic}`,
                copy: directories.octal,
              },
              { label: t('newFiles'), value: `${files.octal}  ${files.symbolic}`, copy: files.octal },
              { label: t('octal'), value: octal },
              { label: t('umaskSymbolic'), value: symbolic },
              { label: t('command'), value: command },
            ]}
          />
        )}
      </Inspector>
    </>
  );
}
