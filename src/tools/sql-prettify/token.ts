export interface Token {
  /** 'type': one with angle brackets. 'client': what no database reads. 'off': between comments that switch formatting off. */
  readonly kind: 'comment' | 'string' | 'name' | 'word' | 'number' | 'type' | 'symbol' | 'client' | 'off';
  readonly raw: string;
  readonly offset: number;
}

/** What a sticky expression reads at an offset. */
export function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  expression.lastIndex = offset;
  return expression.exec(text) ?? undefined;
}
