// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawQr, MOST_BYTES } from './draw.ts';
import vectors from './zbar-vectors.json' with { type: 'json' };

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

test(`draws the ${vectors.length} codes that zbarimg read`, () => {
  for (const { text, svg } of vectors) expect(digest(drawQr(text)), text).toBe(svg);
});

// ISO/IEC 18004:2024, table 7: version 40 has 177 modules a side.
test('holds as many bytes as the standard says', () => {
  expect(drawQr('x'.repeat(MOST_BYTES))).toContain('viewBox="0 0 185 185"');
  expect(() => drawQr('x'.repeat(MOST_BYTES + 1))).toThrow('Capacity overflow');
});
