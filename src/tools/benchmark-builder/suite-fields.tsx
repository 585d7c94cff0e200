import { useEffect, useRef, useState } from 'react';
import { Button, lastGood, notify, useExplain, useLongList, useMessages, useOperation, type RunState } from '#kit';
import styles from './benchmark-builder.module.css';
import type { Comparison } from './comparison.ts';
import type en from './locales/en.json';
import { read } from './operations.ts';
import type { Suite, SuitesRead } from './suite.ts';
import { SuiteCard } from './suite-card.tsx';

/** Suites that are drawn at once, and the measures of all of them together. */
const SUITES = 20;
const MEASURES = 600;
const MEASURES_OF_ONE = 200;
/** UTF-16 units of a name. */
const LONGEST_NAME = 1000;

interface SuiteFieldsProps {
  readonly suites: readonly Suite[];
  readonly onChange: (suites: readonly Suite[]) => void;
  readonly onRename: (before: string, name: string) => void;
  readonly onUnit: (unit: string) => void;
  readonly result: RunState<Comparison>;
}

/** All suites side by side. They are moved by dragging and by arrow keys. */
export function SuiteFields({ suites, onChange, onRename, onUnit, result }: SuiteFieldsProps) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const [dragged, setDragged] = useState<number>();
  const [moved, setMoved] = useState('');
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus goes when the fields have changed: a suite and what of it. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const focus = (suite: number, part: string) => (next.current = `[data-suite="${suite}"] ${part}`);
  const replace = (index: number, ...by: readonly Suite[]) =>
    onChange([...suites.slice(0, index), ...by, ...suites.slice(index + 1)]);
  const newSuite = () => {
    const taken = new Set(suites.map(({ name }) => name));
    let number = suites.length + 1;
    while (taken.has(t('newSuite', { number }))) number++;
    return { name: t('newSuite', { number }), measures: [] };
  };
  const move = (from: number, to: number) => {
    const suite = suites[from];
    if (suite === undefined || to < 0 || to >= suites.length || to === from) return;
    onChange(suites.toSpliced(from, 1).toSpliced(to, 0, suite));
    focus(to, '[data-move]');
    setMoved(t('movedTo', { name: suite.name, place: to + 1, total: suites.length }));
  };
  const takePasted = (
    { index, at }: { readonly index: number; readonly at: number },
    { suites: found, unit }: SuitesRead,
  ) => {
    if (unit !== '') onUnit(unit);
    const [first, ...others] = found;
    const suite = suites[index];
    if (first === undefined || suite === undefined) return;
    const isEmpty = suite.measures.every((measure) => measure.trim() === '');
    const replaced = suite.measures[at]?.trim() === '' ? 1 : 0;
    // In a list: a call takes only so many arguments.
    const kept = [...suite.measures.slice(0, at), ...first.measures, ...suite.measures.slice(at + replaced)];
    const name = isEmpty && !first.name.startsWith('#') ? first.name : suite.name;
    replace(index, { name, measures: kept }, ...others);
  };
  const [pasted, setPasted] = useState<{ readonly index: number; readonly at: number; readonly text: string }>();
  const reading = useOperation(read, pasted?.text ?? '', {}, { enabled: pasted !== undefined });
  useEffect(() => {
    if (pasted === undefined) return;
    if (reading.is === 'failed') notify({ kind: 'error', text: explain(reading.error) });
    if (reading.is === 'done') takePasted(pasted, reading.value);
    if (reading.is === 'done' || reading.is === 'failed') setPasted(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text that was pasted
  }, [reading.is, pasted]);
  const { shown, more } = useLongList(suites, SUITES);
  const step = Math.min(MEASURES_OF_ONE, Math.ceil(MEASURES / shown.length));
  const facts = lastGood(result)?.value.suites ?? [];
  return (
    <div data-input>
      {/* Many suites scroll, and must be reachable by keyboard for that. */}
      <div ref={root} className={styles['suites']} role="group" aria-label={t('suites')} tabIndex={0} data-literal>
        {shown.map((suite, index) => (
          <SuiteCard
            key={index}
            suite={suite}
            index={index}
            step={step}
            isOnly={suites.length === 1}
            isSameName={suites.some(({ name }, other) => other !== index && name.trim() === suite.name.trim())}
            outliers={facts.find(({ order }) => order === index + 1)?.outliers ?? []}
            onName={(typed) => {
              // A longer name was pasted by mistake, and would be drawn in every table.
              const name = typed.slice(0, LONGEST_NAME);
              if (name !== typed) notify({ kind: 'info', text: t('nameCut') });
              onRename(suite.name.trim(), name);
              replace(index, { ...suite, name });
            }}
            onMeasures={(measures, at) => {
              replace(index, { ...suite, measures });
              if (at !== undefined) focus(index, `[data-measure="${at}"]`);
            }}
            onPaste={(at, text) => setPasted({ index, at, text })}
            onAddAfter={() => {
              replace(index, suite, newSuite());
              focus(index + 1, '[data-measure="0"]');
            }}
            onDelete={() => {
              replace(index);
              focus(Math.max(0, index - 1), '[data-measure="0"]');
            }}
            onMove={(by) => move(index, index + by)}
            drag={{
              isDragged: dragged === index,
              onStart: () => setDragged(index),
              onEnd: () => setDragged(undefined),
              onDrop: dragged === undefined ? undefined : () => move(dragged, index),
            }}
          />
        ))}
      </div>
      {more}
      <p className={styles['hint']}>
        {t('pasteHint')}{' '}
        <Button
          size="small"
          look="text"
          icon="rotate-clockwise"
          onClick={() => {
            onChange([1, 2].map((number) => ({ name: t('newSuite', { number }), measures: [] })));
            focus(0, '[data-measure="0"]');
          }}
        >
          {t('resetSuites')}
        </Button>
      </p>
      <p className="n-hidden-text" role="status">
        {moved}
      </p>
    </div>
  );
}
