import { useEffect, useMemo, useState } from 'react';
import { isEmptyText, operand, useInput, useMessages, useOperation, type TextValue } from '#kit';
import type en from './locales/en.json';
import { read } from './operations.ts';
import { readWritten, writeSuites, type Suite } from './suite.ts';

export type View = 'fields' | 'text';

interface Suites {
  /** The input of the comparison. */
  readonly text: TextValue;
  readonly setText: (text: TextValue) => void;
  /** The values of the fields; undefined while the text is not yet, or cannot be, in fields. */
  readonly suites: readonly Suite[] | undefined;
  readonly setSuites: (suites: readonly Suite[]) => void;
  readonly view: View;
  readonly setView: (view: View) => void;
}

/** The suites, as a text and in fields; `onUnit` gets the unit of a text that says one. */
export function useSuites(onUnit: (unit: string) => void): Suites {
  const t = useMessages<typeof en.ui>();
  const suiteNamed = (number: number, measures: readonly string[]) => ({ name: t('newSuite', { number }), measures });
  const defaults = [suiteNamed(1, ['5', '10']), suiteNamed(2, ['8', '12'])];
  const [typed, setTyped] = useInput('compare');
  const [isTouched, setTouched] = useState(false);
  // Their names are in the language of the page, which is only known when it has loaded.
  const text = typed === '' && !isTouched ? writeSuites(defaults) : typed;
  const setText = (next: TextValue) => {
    setTouched(true);
    setTyped(next);
  };
  const [chosen, setView] = useState<View>('fields');
  // A text that is held as a file is too much for fields.
  const view = typeof text === 'string' ? chosen : 'text';
  // Text that the fields wrote need not be read again at each key.
  const [own, setOwn] = useState<{ readonly text: string; readonly suites: readonly Suite[] }>();
  const written = useMemo(
    () => (text === own?.text ? own.suites : typeof text === 'string' ? readWritten(text) : undefined),
    [text, own],
  );
  const suites = isEmptyText(text) ? [suiteNamed(1, [])] : written;
  const reading = useOperation(read, operand(text), {}, { enabled: view === 'fields' && suites === undefined });
  useEffect(() => {
    if (reading.is === 'failed') setView('text');
    if (reading.is !== 'done') return;
    setText(writeSuites(reading.value.suites));
    if (reading.value.unit !== '') onUnit(reading.value.unit);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text that was read
  }, [reading.is]);
  const setSuites = (next: readonly Suite[]) => {
    const nextText = writeSuites(next);
    setOwn({ text: nextText, suites: next });
    setText(nextText);
  };
  return { text, setText, suites, setSuites, view, setView };
}
