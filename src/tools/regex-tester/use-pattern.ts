import { useEffect, useRef } from 'react';
import { notify, operand, useInput, useMessages, useOperation, useOptions, type TextValue } from '#kit';
import { takeApart } from './literal.ts';
import type en from './locales/en.json';
import { explain, match } from './operations.ts';

/** A change of this many characters is no typing. */
const PASTED = 3;

/**
 * The pattern of the page: its pieces, what it finds in the text, and what is wrong with it. A literal, `/…/gi`, is taken
 * apart where it is pasted, linked or handed over, not while it is typed.
 */
export function usePattern(text: TextValue) {
  const t = useMessages<typeof en.ui>();
  const options = useOptions(match);
  const { pattern, flags } = options.values;
  const typed = useRef('');
  const setPattern = (next: string) => {
    const literal = Math.abs(next.length - pattern.length) < PASTED ? undefined : takeApart(next);
    typed.current = literal?.pattern ?? next;
    options.set(literal ?? { pattern: next });
    if (literal !== undefined) notify({ kind: 'success', text: t('literalTaken') });
  };
  const [given, setGiven] = useInput('explain');
  useEffect(() => {
    if (typeof given !== 'string' || given === '') return;
    options.set(takeApart(given) ?? { pattern: given });
    setGiven('');
  }, [given]); // eslint-disable-line react-hooks/exhaustive-deps -- a text is handed over once
  useEffect(() => {
    const literal = pattern === typed.current ? undefined : takeApart(pattern);
    if (literal === undefined) return;
    typed.current = literal.pattern;
    options.set(literal);
  }, [pattern]); // eslint-disable-line react-hooks/exhaustive-deps -- only a pattern that is new
  const enabled = pattern !== '';
  const understood = useOperation(explain, pattern, { flags }, { enabled });
  const found = useOperation(match, operand(text), { pattern, flags }, { enabled });
  const wrong = understood.is === 'failed' ? understood.error : undefined;
  // An error that only this browser's own engine has; an error that stops a run is shown at its result.
  const refused = found.is === 'failed' && found.error.where.option !== undefined ? found.error : undefined;
  const piece = understood.is === 'done' ? understood.value : undefined;
  return { options, setPattern, given: { pattern, flags }, piece, found, error: wrong ?? refused };
}
