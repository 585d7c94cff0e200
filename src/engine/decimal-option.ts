import { compareDigits, readTypedNumber } from '#lib/typed-number';
import { ToolError } from './error.ts';
import { LINE_LENGTH, refuseLong, type DecimalSpec } from './options.ts';

/**
 * A number as people type it, with or without a fraction, never rounded. Bounds are plain decimal digits. An empty field is
 * no number, and not 0. Like `content`, it is kept in memory only. Throws `engine.notANumber`, `engine.tooSmall`,
 * `engine.tooLarge`.
 */
export function decimal({
  initial = '',
  min,
  max,
}: Partial<Pick<DecimalSpec, 'initial' | 'min' | 'max'>> = {}): DecimalSpec {
  return {
    kind: 'decimal',
    initial,
    min,
    max,
    parse(raw) {
      refuseLong(raw, LINE_LENGTH);
      if (raw.trim() === '') return '';
      const value = readTypedNumber(raw);
      if (value === undefined) throw new ToolError('engine.notANumber', { value: raw.trim() });
      if (min !== undefined && compareDigits(value, min) < 0) throw new ToolError('engine.tooSmall', { value, min });
      if (max !== undefined && compareDigits(value, max) > 0) throw new ToolError('engine.tooLarge', { value, max });
      return value;
    },
    format: (value) => value,
  };
}
