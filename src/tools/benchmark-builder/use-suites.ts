import { useEffect, useMemo, useState } from 'react';
import type { ToolError } from '#engine/error';
import { isEmptyText, operand, useInput, useMessages, useOperation, type TextValue } from '#kit';
import type en from './locales/en.json';
import { read } from './operations.ts';
import { readWritten, writeSuites, type Suite } from './suite.ts';

/** A text that came from elsewhere and is not in fields yet: pasted, opened, or of a link. */
export interface Foreign {
  readonly text: TextValue;
  readonly onChange: (text: TextValue) => void;
  readonly error: ToolError | undefined;
  /** Back to the fields; undefined where they have nothing. */
  readonly onCancel: (() => void) | undefined;
}

export interface Suites {
  /** The input of the comparison. */
  readonly input: string;
  readonly suites: readonly Suite[];
  readonly setSuites: (suites: readonly Suite[]) => void;
  /** Takes a text of many suites: adds them, or replaces those without measures. */
  readonly take: (text: TextValue) => void;
  readonly setInput: (text: string) => void;
  /** Undefined while all is in fields. */
  readonly foreign: Foreign | undefined;
}

const NONE: readonly Suite[] = [];

/** The suites in their fields, which are the input of the operation as JSON; `onUnit` gets the unit of a text that says one. */
export function useSuites(onUnit: (unit: string) => void): Suites {
  const t = useMessages<typeof en.ui>();
  const [typed, setTyped] = useInput('compare');
  const [draft, setDraft] = useState<TextValue>();
  const [isTouched, setTouched] = useState(false);
  // Their names are in the language of the page, which is only known when it has loaded.
  const defaults = [
    { name: t('newSuite', { number: 1 }), measures: ['5', '10'] },
    { name: t('newSuite', { number: 2 }), measures: ['8', '12'] },
  ];
  const isInitial = typed === '' && !isTouched;
  // What the fields wrote need not be read again at each key.
  const [own, setOwn] = useState<{ readonly text: string; readonly suites: readonly Suite[] }>();
  const written = useMemo(() => {
    if (typed === own?.text) return own.suites;
    return typeof typed === 'string' ? readWritten(typed) : undefined;
  }, [typed, own]);
  const suites = isInitial ? defaults : (written ?? NONE);
  const source = draft ?? (isInitial || written !== undefined ? undefined : typed);
  const setSuites = (next: readonly Suite[]) => {
    const text = writeSuites(next);
    setTouched(true);
    setOwn({ text, suites: next });
    setTyped(text);
  };

  const reading = useOperation(
    read,
    operand(source ?? ''),
    {},
    { enabled: source !== undefined && !isEmptyText(source) },
  );
  useEffect(() => {
    if (reading.is !== 'done') return;
    const { suites: found, unit } = reading.value;
    const isEmpty = isInitial || suites.every(({ measures }) => measures.every((measure) => measure.trim() === ''));
    setDraft(undefined);
    setSuites(draft === undefined || isEmpty ? found : [...suites, ...found]);
    if (unit !== '') onUnit(unit);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text that was read
  }, [reading.is]);

  return {
    input: isInitial ? writeSuites(defaults) : typeof typed === 'string' ? typed : '',
    suites,
    setSuites,
    take: setDraft,
    setInput: (text) => {
      setTouched(true);
      setTyped(text);
    },
    foreign:
      source === undefined
        ? undefined
        : {
            text: source,
            onChange: draft === undefined ? setTyped : setDraft,
            error: reading.is === 'failed' ? reading.error : undefined,
            onCancel: suites.length === 0 ? undefined : () => setDraft(undefined),
          },
  };
}
