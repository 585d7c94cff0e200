import { IconButton, TextField, useMessages } from '#kit';
import styles from './benchmark-builder.module.css';
import type en from './locales/en.json';
import { readMeasure, type Suite } from './suite.ts';

interface SuiteCardProps {
  readonly suite: Suite;
  readonly index: number;
  readonly isOnly: boolean;
  readonly isSameName: boolean;
  readonly onChange: (suite: Suite) => void;
  /** A text of several suites. */
  readonly onPaste: (text: string) => void;
  readonly onAddAfter: () => void;
  readonly onDelete: () => void;
}

/** Measures that are edited in a field: a browser blocks on one of many more lines. */
const MOST_EDITED = 2000;
/** Columns, JSON or CSV: more than the measures of one suite. */
const SEVERAL = /[\t;{[|]|\d,.*[\r\n]/;
const MOST_ROWS = 12;
/** Wrong measures that are named. */
const NAMED = 3;

/** A suite: its name, and its measures one on each line. */
export function SuiteCard({ suite, index, isOnly, isSameName, onChange, onPaste, ...on }: SuiteCardProps) {
  const t = useMessages<typeof en.ui>();
  const { name, measures } = suite;
  const nameError = name.trim() === '' ? t('nameMissing') : isSameName ? t('nameTaken') : undefined;
  const isEdited = measures.length <= MOST_EDITED;
  const wrong = (isEdited ? measures : []).filter(
    (measure) => measure.trim() !== '' && readMeasure(measure) === undefined,
  );
  return (
    <div
      className={styles['suite']}
      data-suite={index}
      role="group"
      aria-label={name}
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text/plain');
        const isOwn = !SEVERAL.test(text.trim()) && text.split('\n', MOST_EDITED).length < MOST_EDITED;
        if (isOwn || !(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        onPaste(text);
      }}
    >
      <TextField
        label={t('newSuite', { number: index + 1 })}
        tools={
          <>
            <IconButton size="small" icon="plus" label={t('addSuiteAfter', { name })} onClick={on.onAddAfter} />
            <IconButton
              size="small"
              icon="trash"
              label={t('deleteSuite', { name })}
              disabled={isOnly}
              onClick={on.onDelete}
            />
          </>
        }
        clearable={false}
        code={false}
        value={name}
        onChange={(typed) => onChange({ ...suite, name: typed })}
        error={nameError}
      />
      {isEdited ? (
        <TextField
          label={t('measures', { name })}
          hideLabel
          multiline
          rows={Math.min(MOST_ROWS, Math.max(4, measures.length + 1))}
          placeholder={'5\n10'}
          value={measures.join('\n')}
          onChange={(typed) => onChange({ ...suite, measures: typed === '' ? [] : typed.split('\n') })}
          error={wrong.length === 0 ? undefined : t('notNumbers', { list: wrong.slice(0, NAMED).join(', ') })}
        />
      ) : (
        <p className="n-muted">{t('manyMeasures', { count: measures.length })}</p>
      )}
    </div>
  );
}
