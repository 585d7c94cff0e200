import { CST } from 'yaml';
import { isPrintable } from '#formats/yaml/quote.ts';

/* Scalars as they are written: their lines are indented anew, and on request quoted otherwise or folded. */

export type Quotes = 'keep' | 'double' | 'single';

/** Escapes that stand for the character behind the backslash. */
const PLAIN_ESCAPE = /\\["\\/]/g;

/** A flow scalar's text with the quotes that are wanted, or as it is where those cannot hold it. */
export function quoted(scalar: CST.FlowScalar, quotes: Quotes): string {
  const { type, source } = scalar;
  const inner = source.slice(1, -1);
  if (type === 'single-quoted-scalar' && quotes === 'double') {
    return `"${inner.replaceAll("''", "'").replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
  }
  if (type !== 'double-quoted-scalar' || quotes !== 'single') return source;
  if (!source.includes('\n')) {
    const { value } = CST.resolveAsScalar(scalar);
    return isPrintable(value) && !value.includes('\n') ? `'${value.replaceAll("'", "''")}'` : source;
  }
  // Single quotes know no escapes.
  if (inner.replaceAll(PLAIN_ESCAPE, '').includes('\\')) return source;
  return `'${inner.replaceAll(PLAIN_ESCAPE, (escape) => escape.slice(1)).replaceAll("'", "''")}'`;
}

/** The lines of a flow scalar without their indentation, which is no part of it (YAML 1.2.2, section 6.5). */
export const flowLines = (text: string): string[] =>
  text.split('\n').map((line, index, { length }) => {
    const begun = index === 0 ? line : line.replace(/^[ \t]+/, '');
    // An escaped blank at the end of a line is one.
    return index === length - 1 ? begun : begun.replace(/(?<!\\)[ \t]+$/, '');
  });

/** Lines of text broken at single blanks where they would be longer than `width`; the first line has `used` columns before it. */
export function fold(lines: readonly string[], { width, used, indent }: Columns): string[] {
  return lines.flatMap((line, index) => foldLine(line, { width, used: index === 0 ? used : indent, indent }));
}

interface Columns {
  readonly width: number;
  readonly used: number;
  readonly indent: number;
}

/** Whether a line that is too long has blanks, but none at which it may be broken. */
export const isTooLong = (line: string, { width, indent }: Pick<Columns, 'width' | 'indent'>): boolean =>
  width > 0 && line.length > Math.max(width, indent + LEAST) && / /.test(line.trim());

/** No line gets fewer columns of text, however deep it stands. */
const LEAST = 10;

/**
 * Where a line can be broken: at one blank between two others. Behind the break no comment, indicator or mark of a document
 * may seem to begin.
 */
const BREAK = /(?<=[^ \t\\]) (?=[^ \t#&*!|>%@`?:-])/g;

function foldLine(line: string, { width, used, indent }: Columns): string[] {
  const lines: string[] = [];
  let room = Math.max(LEAST, width - used);
  let start = 0;
  let last = -1;
  for (const { index } of line.matchAll(BREAK)) {
    if (index - start > room && last >= 0) {
      lines.push(line.slice(start, last));
      start = last + 1;
      room = Math.max(LEAST, width - indent);
    }
    last = index;
  }
  if (line.length - start > room && last >= start) {
    lines.push(line.slice(start, last));
    start = last + 1;
  }
  return [...lines, line.slice(start)];
}

export interface Block {
  /** Such as `|2-`. */
  readonly header: string;
  /** With their indentation. */
  readonly lines: readonly string[];
  /** Blank lines behind it that are no part of its text. */
  readonly blank: number;
}

/**
 * A block scalar (YAML 1.2.2, section 8.1) with its lines at `indent`, `owner` being the column of what it belongs to;
 * undefined at the root, where readers disagree on what an indicator counts from.
 */
export function indentBlock(
  scalar: CST.BlockScalar,
  { indent, owner, width }: { indent: number; owner: number | undefined; width: number },
): Block {
  const found = scalar.props.find((token): token is CST.SourceToken => token.type === 'block-scalar-header');
  const header = found?.source ?? '';
  const lines = scalar.source.replace(/\n$/, '').split('\n');
  const digit = /[1-9]/.exec(header)?.[0];
  const isKept = header.includes('+');
  if (lines.every(isBlank)) {
    const kept = isKept && scalar.source !== '' ? lines.map(() => '') : [];
    return { header, lines: kept, blank: scalar.source === '' ? 0 : lines.length - kept.length };
  }
  if (digit !== undefined && owner === undefined) return { header, lines, blank: 0 };
  const depth = digit === undefined ? depthOf(lines) : scalar.indent + Number(digit);
  const last = lines.findLastIndex((line) => !isBlank(line) || line.length > depth);
  const isEnded = scalar.source.endsWith('\n');
  const own = isKept && isEnded ? lines : lines.slice(0, last + 1);
  const isFolded = header.startsWith('>') && width > 0;
  const margin = ' '.repeat(indent);
  const written = own.flatMap((line) => {
    const text = line.slice(depth);
    if (text === '') return [''];
    // Lines that begin with a blank are not folded.
    const parts = isFolded && !/^[ \t]/.test(text) ? foldLine(text, { width, used: indent, indent }) : [text];
    return parts.map((part) => margin + part);
  });
  const counted = digit === undefined ? header : header.replace(digit, String(indent - (owner ?? 0)));
  return { header: counted, lines: written, blank: lines.length - own.length };
}

const isBlank = (line: string): boolean => !/[^ ]/.test(line);

/** The column in which the text begins: that of its first line that is not blank. */
const depthOf = (lines: readonly string[]): number => {
  const first = lines.find((line) => !isBlank(line)) ?? '';
  return first.length - first.replace(/^ +/, '').length;
};
