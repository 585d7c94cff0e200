import { placeAt } from '#lib/place';
import { toUtc } from '../toml/time.ts';
import type { Fail } from '#lib/text-error';
import type { Findings } from '../data/findings.ts';
import { mapScalars } from '../data/map-scalars.ts';
import { isTime, scalar, type Data } from '../data/model.ts';

export interface JsonFit {
  /** What becomes of the floats inf and nan. */
  readonly notFinite: 'null' | 'text' | 'error';
  /** How dates are written: as in the document, or those with an offset in UTC. */
  readonly dates?: DateForm;
}
export type DateForm = 'asWritten' | 'utc';

/** The document with nothing left that JSON has no form for. Throws `data.notFinite`. */
export function fitJson(
  root: Data,
  text: string,
  { notFinite, dates = 'asWritten' }: JsonFit,
  findings: Findings,
  fail: Fail,
): Data {
  return mapScalars(root, (value, path) => {
    if (isTime(value.kind)) {
      findings.add('data.note.datesText', value, path());
      return scalar('string', dateText(value.text, dates), value, value.comments);
    }
    if (value.kind !== 'float' || !/^-?(?:inf|nan)$/.test(value.text)) return value;
    if (notFinite === 'error') {
      const at = { ...placeAt(text, value.start), endOffset: value.end };
      throw fail('data.notFinite.error', { value: value.text, path: path() }, at);
    }
    findings.add(notFinite === 'null' ? 'data.warning.notFiniteNull' : 'data.warning.notFiniteText', value, path());
    return notFinite === 'null'
      ? scalar('null', 'null', value, value.comments)
      : scalar('string', value.text, value, value.comments);
  });
}

/** A date as asked for; local ones have no UTC. */
export const dateText = (text: string, form: DateForm): string => (form === 'utc' ? (toUtc(text) ?? text) : text);
