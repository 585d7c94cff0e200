import type { DataScalar } from '../data/model.ts';
import { foldedBlock, literalBlock } from './block.ts';
import { writeText, type QuoteStyle } from './quote.ts';
import { float11 } from './scalar.ts';

export interface YamlStyle extends QuoteStyle {
  readonly width: number;
  readonly comments: boolean;
}

/**
 * A scalar after a key or dash: `head` on that line, `body` on the next ones. `indent` is where those begin, `step` how
 * much deeper that is, -1 at the root.
 */
export function writeScalar(
  value: DataScalar,
  indent: string,
  step: number,
  style: YamlStyle,
): { head: string; body: string } {
  if (value.kind !== 'string') return { head: scalarText(value, style), body: '' };
  const inner = step < 0 ? '  ' : indent;
  const block =
    literalBlock(value.text, inner, step) ??
    (style.width > 0 ? foldedBlock(value.text, inner, style.width) : undefined);
  if (block !== undefined) return { head: block.header, body: block.body };
  return { head: writeText(value.text, style, false), body: '' };
}

/** Everything but a string, on one line. */
export function scalarText({ kind, text }: DataScalar, { safe11, quotes }: QuoteStyle): string {
  switch (kind) {
    case 'float':
      if (text === 'nan') return '.nan';
      if (text.endsWith('inf')) return text.replace('inf', '.inf');
      return safe11 ? float11(text) : text;
    case 'localTime':
      // 12:30:00 is a number to base 60 in YAML 1.1.
      return safe11 ? writeText(text, { safe11, quotes }, true) : text;
    default:
      return text;
  }
}
