import type { Findings } from './findings.ts';
import { mapScalars } from './map-scalars.ts';
import type { Data, DataScalar } from './model.ts';

/** Adds a remark for each scalar of a kind, with its path. */
export function reportScalars(
  root: Data,
  findings: Findings,
  code: string,
  isMeant: (value: DataScalar) => boolean,
): void {
  mapScalars(root, (value, path) => {
    if (isMeant(value)) findings.add(code, value, path());
    return value;
  });
}

/** Whether it is an infinity or NaN. */
export const isNotFinite = ({ kind, text }: DataScalar): boolean => kind === 'float' && /^-?(?:inf|nan)$/.test(text);
