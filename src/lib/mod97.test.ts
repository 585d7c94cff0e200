import { expect, test } from 'vitest';
import { hasRightMod97 } from './mod97.ts';

// ISO 13616-1 (IBAN registry) and ISO 11649, their own examples.
test.each(['GB29NWBK60161331926819', 'DE89370400440532013000', 'RF18539007547034', 'RF18000000000539007547034'])(
  '%s is right, and no longer with two characters swapped',
  (code) => {
    expect(hasRightMod97(code)).toBe(true);
    expect(hasRightMod97(code.slice(0, 4) + code.charAt(5) + code.charAt(4) + code.slice(6))).toBe(
      code.charAt(4) === code.charAt(5),
    );
  },
);
