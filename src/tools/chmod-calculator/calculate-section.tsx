import { useState } from 'react';
import { isEmptyText, operand, Section, useExample, useInput, useOperation, useOptions } from '#kit';
import styles from './chmod-calculator.module.css';
import { ModeForm } from './mode-form.tsx';
import { ModeFacts, ModeFigures } from './mode-result.tsx';
import { calculate } from './operations.ts';
import { PermissionGrid } from './permission-grid.tsx';
import { Presets } from './presets.tsx';

const NOTHING = '000';

/** A mode typed, ticked or chosen, and all its forms. */
export function CalculateSection() {
  const [text, setText] = useInput('calculate');
  const options = useOptions(calculate);
  const input = isEmptyText(text) ? NOTHING : operand(text);
  const state = useOperation(calculate, input, options.values, { optionError: options.error });
  const [mode, setMode] = useState(0);
  // The grid keeps the last good mode while something unfinished stands in the field.
  if (state.is === 'done' && state.value.mode !== mode) setMode(state.value.mode);
  const loadExample = useExample(calculate, (example) => setText(String(example.input)));
  return (
    <Section name="calculate">
      <ModeForm text={text} onChange={setText} options={options} state={state} onExample={loadExample} />
      <ModeFigures state={state} />
      <Presets octal={state.is === 'done' ? state.value.octal : undefined} onChange={setText} />
      <div className={styles['main']}>
        <PermissionGrid mode={mode} onChange={setText} />
        <ModeFacts state={state} />
      </div>
    </Section>
  );
}
