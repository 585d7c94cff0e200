export interface Token {
  /** 'type': one with angle brackets. 'client': what no database reads. 'off': between comments that switch formatting off. */
  readonly kind: 'comment' | 'string' | 'name' | 'word' | 'number' | 'type' | 'symbol' | 'client' | 'off';
  readonly raw: string;
  readonly offset: number;
}

/** Where a token ends in the text. */
export const endOf = ({ offset, raw }: Token) => offset + raw.length;

/** Whether nothing stands between two tokens. */
export const isGlued = (first: Token, second: Token) => endOf(first) === second.offset;

/** What a sticky expression reads at an offset. */
export function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  expression.lastIndex = offset;
  return expression.exec(text) ?? undefined;
}
