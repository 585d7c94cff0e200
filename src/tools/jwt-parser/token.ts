/** A stretch of the text that was pasted: one part of a token. */
export interface Part {
  readonly text: string;
  /** Offset (from 0) of its first character. */
  readonly from: number;
}

/** The parts of a compact token, and what an SD-JWT has after them. */
export interface Token {
  readonly parts: readonly Part[];
  readonly disclosures: readonly Part[];
}

/**
 * Takes a token apart at its dots (RFC 7515, section 7.1) and tildes (RFC 9901, section 4), as it was pasted: with the name
 * of its header, “Bearer”, quotes, and line breaks inside.
 */
export function splitToken(text: string): Token {
  const lead = /^\s*(?:authorization\s*:\s*)?(?:(?:bearer|dpop)\s+)?["'`]?/i.exec(text)?.[0].length ?? 0;
  const body = text
    .slice(lead)
    .trimEnd()
    .replace(/["'`]$/, '');
  const [first, ...disclosures] = cut(body, '~', lead);
  return {
    parts: cut(first?.text ?? '', '.', first?.from ?? 0),
    disclosures: disclosures.filter((part) => part.text.trim() !== ''),
  };
}

function cut(text: string, separator: string, from: number): Part[] {
  let next = from;
  return text.split(separator).map((piece) => {
    const part = { text: piece, from: next };
    next += piece.length + 1;
    return part;
  });
}
