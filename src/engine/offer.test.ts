import { expect, test } from 'vitest';
import { withoutFailures, type Offer } from './offer.ts';

const offer: Offer = { tool: 'sample', operation: 'read', certainty: 0.9, text: 'abc' };

test('failures are left out, but not the only one that was sure of the text', () => {
  const sure = { offer, preview: false } as const;
  const unsure = { offer: { ...offer, certainty: 0.5 }, preview: false } as const;
  const shown = { offer: { ...offer, certainty: 0.4 }, preview: { line: 'x', copied: 'x' } };
  const silent = { offer: { ...offer, certainty: 0.4 }, preview: undefined };
  expect(withoutFailures([sure, shown, silent])).toEqual([shown, silent]);
  expect(withoutFailures([sure, unsure])).toEqual([{ ...sure, preview: undefined }]);
  expect(withoutFailures([unsure, unsure])).toEqual([]);
  expect(withoutFailures([])).toEqual([]);
});
