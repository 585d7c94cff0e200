import { checkDay } from './read-parts.ts';
import type { Wall } from '#lib/wall-clock';
import { trimmed, type Source, type Span } from './source.ts';

const NAMES = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'];

/** The numbers of `new Date(2024, 0, 31, …)` as a wall clock. Throws `ToolError` with the place. */
export function readNumbers(source: Source): Wall {
  const spans = commaSpans(source.text);
  const isNumber = (span: Span) => /^\d{1,6}$/.test(source.text.slice(...span));
  const wrong =
    spans.length < 2
      ? ([0, source.text.length] as const)
      : (spans.find((span) => !isNumber(span)) ?? spans[NAMES.length]);
  if (wrong !== undefined) throw source.fail('error.constructor', {}, wrong);
  const numbers = spans.map((span) => Number(source.text.slice(...span)));
  const [written = 0, index = 0, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = numbers;
  const year = written < 100 ? written + 1900 : written;
  const named = Object.fromEntries(NAMES.map((name, position) => [name, spans[position]]));
  checkDay({ year, month: index + 1, day }, { source, spans: named });
  if (hour > 23) throw source.fail('error.hour', { found: hour }, named['hour']);
  const late = minute > 59 ? 'minute' : second > 59 ? 'second' : millisecond > 999 ? 'millisecond' : undefined;
  if (late !== undefined) throw source.fail('error.clock', {}, named[late]);
  const nanosecond = BigInt(((hour * 60 + minute) * 60 + second) * 1000 + millisecond) * 1_000_000n;
  return { year, month: index + 1, day, nanosecond };
}

/** What stands between the commas. */
function commaSpans(text: string): readonly Span[] {
  let start = 0;
  return text.split(',').map((piece) => {
    const span = trimmed(text, [start, start + piece.length]);
    start += piece.length + 1;
    return span;
  });
}
