import type { KeyboardEvent } from 'react';
import { Button, classes, Field, IconButton, TextField, useMessages, useShowMore } from '#kit';
import styles from './benchmark-builder.module.css';
import type en from './locales/en.json';
import { readMeasure, type Suite } from './suite.ts';

interface SuiteCardProps {
  readonly suite: Suite;
  readonly index: number;
  /** Measures that are drawn at first. */
  readonly step: number;
  readonly isOnly: boolean;
  readonly isSameName: boolean;
  readonly outliers: readonly number[];
  readonly onName: (name: string) => void;
  /** `at` is the measure that the focus goes to. */
  readonly onMeasures: (measures: readonly string[], at?: number) => void;
  readonly onPaste: (at: number, text: string) => void;
  readonly onAddAfter: () => void;
  readonly onDelete: () => void;
  readonly onMove: (by: number) => void;
  readonly drag: {
    readonly isDragged: boolean;
    readonly onStart: () => void;
    readonly onEnd: () => void;
    /** Undefined while nothing is dragged. */
    readonly onDrop: (() => void) | undefined;
  };
}

/** Several values, or a text that is more than a value. */
const SEVERAL = /[\t\r\n;{[|]|,\s|,.*,/;

/** A suite: its name and a field for each measure. */
export function SuiteCard({ suite, index, step, isOnly, isSameName, outliers, drag, ...on }: SuiteCardProps) {
  const t = useMessages<typeof en.ui>();
  const { name } = suite;
  const measures = suite.measures.length === 0 ? [''] : suite.measures;
  const { limit, more } = useShowMore(measures.length, step);
  const last = Math.min(limit, measures.length) - 1;
  const marked = new Set(outliers);
  const add = (at: number) => on.onMeasures(measures.toSpliced(at, 0, ''), at);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    on.onMove(by);
  };
  const nameError = name.trim() === '' ? t('nameMissing') : isSameName ? t('nameTaken') : undefined;
  return (
    <div
      className={classes(styles['suite'], drag.isDragged && styles['dragged'])}
      data-suite={index}
      role="group"
      aria-label={name}
      onDragOver={(event) => drag.onDrop && event.preventDefault()}
      onDrop={drag.onDrop}
    >
      <div className={styles['tools']}>
        <IconButton
          size="small"
          icon="grip-vertical"
          label={t('moveSuite', { name })}
          disabled={isOnly}
          data-move
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            drag.onStart();
          }}
          onDragEnd={drag.onEnd}
          onKeyDown={move}
        />
        <IconButton size="small" icon="plus" label={t('addSuiteAfter', { name })} onClick={on.onAddAfter} />
        <IconButton
          size="small"
          icon="trash"
          label={t('deleteSuite', { name })}
          disabled={isOnly}
          onClick={on.onDelete}
        />
      </div>
      <TextField
        label={t('suiteName', { number: index + 1 })}
        hideLabel
        clearable={false}
        code={false}
        value={name}
        onChange={on.onName}
        error={nameError}
      />
      <ol className={styles['measures']}>
        {measures.slice(0, last + 1).map((measure, at) => {
          const value = readMeasure(measure);
          const isWrong = value === undefined && measure.trim() !== '';
          const isOutlier = value !== undefined && marked.has(value);
          return (
            <li key={at}>
              <Field
                label={t('measure', { number: at + 1, name })}
                hideLabel
                error={isWrong ? t('notANumber') : undefined}
                hint={isOutlier ? t('outlier') : undefined}
              >
                {({ id, describedBy }) => (
                  <input
                    id={id}
                    data-measure={at}
                    className={classes('n-mono', isWrong && styles['wrong'], isOutlier && styles['outlier'])}
                    inputMode="decimal"
                    autoComplete="off"
                    aria-describedby={describedBy}
                    aria-invalid={isWrong}
                    value={measure}
                    onChange={(event) => on.onMeasures(measures.with(at, event.target.value))}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      if (at === last) add(at + 1);
                      else on.onMeasures(measures, at + 1);
                    }}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData('text/plain').trim();
                      if (!SEVERAL.test(text)) return;
                      event.preventDefault();
                      on.onPaste(at, text);
                    }}
                  />
                )}
              </Field>
              <IconButton
                size="small"
                icon="x"
                label={t('deleteMeasure', { number: at + 1, name })}
                onClick={() => on.onMeasures(measures.toSpliced(at, 1), Math.max(0, at - 1))}
              />
            </li>
          );
        })}
      </ol>
      {more}
      <Button size="small" icon="plus" onClick={() => add(last + 1)}>
        {t('addMeasure')}
      </Button>
    </div>
  );
}
