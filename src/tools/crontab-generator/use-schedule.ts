import { useCallback, useState } from 'react';
import { isEmptyText, operand, useExample, useInput, useIntlLanguage, useOperation, useOptions } from '#kit';
import { fromUnix } from './compose.ts';
import { describe } from './operations.ts';

const START = '40 * * * *';

/** The expression of the page, and what it means; another one runs next when a run has begun. */
export function useSchedule() {
  const [typed, setTyped] = useInput('describe');
  const [isTouched, setTouched] = useState(false);
  const options = useOptions(describe);
  const { values } = options;
  const language = useIntlLanguage();
  const [turn, setTurn] = useState(0);
  const value = isTouched || !isEmptyText(typed) ? typed : fromUnix(START, values.dialect);
  const state = useOperation(describe, operand(value), { ...values, language }, { optionError: options.error, turn });
  const change = (next: string) => {
    setTouched(true);
    setTyped(next);
  };
  return {
    text: typeof value === 'string' ? value : value.head,
    change,
    options,
    state,
    onPassed: useCallback(() => setTurn((before) => before + 1), []),
    loadExample: useExample(describe, (example) => change(fromUnix(String(example.input), values.dialect))),
  };
}
