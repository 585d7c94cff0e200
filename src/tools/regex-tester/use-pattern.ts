import { useMemo } from 'react';
import { operand, resultToShow, useOperation, useOptions, type TextMark, type TextValue } from '#kit';
import { listMarks } from './list-marks.ts';
import { explain, match } from './operations.ts';

const NO_MARKS: readonly TextMark[] = [];

/** The pattern of the page: its pieces, what it finds in the text, and what is wrong with it. */
export function usePattern(text: TextValue) {
  const options = useOptions(match);
  const { pattern, flags } = options.values;
  const given = { pattern, flags };
  const enabled = pattern !== '';
  const understood = useOperation(explain, pattern, { flags }, { enabled });
  const found = useOperation(match, operand(text), given, { enabled });
  const wrong = understood.is === 'failed' ? understood.error : undefined;
  // What only this browser's own engine cannot read; what stops a run stands at its result.
  const refused = found.is === 'failed' && found.error.where.option !== undefined ? found.error : undefined;
  const piece = understood.is === 'done' ? understood.value : undefined;
  const result = resultToShow(found)?.value;
  const marks = useMemo(() => (result === undefined ? NO_MARKS : listMarks(result)), [result]);
  return { options, given, piece, found, marks, error: wrong ?? refused };
}
