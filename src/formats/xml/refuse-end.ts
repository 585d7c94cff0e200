import { tagName } from './attributes.ts';
import type { XmlErrorCode } from './error.ts';
import { Failure } from './failure.ts';
import { findAmpersand } from './references.ts';
import { CDATA, CLOSE, COMMENT, DECLARATION, DOCTYPE, EMPTY, INSTRUCTION, NONE, OPEN, scanXml, TEXT } from './scan.ts';

const UNFINISHED: Readonly<Record<number, XmlErrorCode>> = {
  [OPEN]: 'xml.unclosedTag',
  [CLOSE]: 'xml.unclosedTag',
  [COMMENT]: 'xml.unclosedComment',
  [CDATA]: 'xml.unclosedCdata',
  [INSTRUCTION]: 'xml.unclosedInstruction',
  [DECLARATION]: 'xml.unclosedInstruction',
  [DOCTYPE]: 'xml.unclosedDoctype',
};

/** The error when the text ends too early: it names the construct that was begun last and never ended. */
export function refuseEnd({ text }: { readonly text: string }): Failure {
  const tokens = scanXml(text);
  const { kinds, starts, count } = tokens;
  const last = count - 1;
  // A lone ampersand makes a parser wait for a semicolon up to the end.
  const ampersand = findLoneAmpersand(text);
  if (ampersand !== NONE) return new Failure('xml.ampersand', ampersand, ampersand + 1);
  if (!tokens.isFinished) {
    const start = starts[last] ?? 0;
    return refuseUnfinished(text, start, UNFINISHED[kinds[last] ?? TEXT] ?? 'xml.syntax');
  }
  const open = findOpen(text);
  if (open === NONE) return new Failure('xml.noRoot', 0, text.length);
  return new Failure('xml.unclosedElement', open, open + 1 + tagName(text, open).length, {
    name: tagName(text, open).slice(0, 40),
  });
}

/** Offset of the first ampersand in a text or tag that begins no reference, or `NONE`. */
export function findLoneAmpersand(text: string): number {
  const { kinds, starts, count } = scanXml(text);
  for (let token = 0; token < count; token++) {
    const kind = kinds[token];
    if (kind !== TEXT && kind !== OPEN && kind !== EMPTY) continue;
    const ampersand = findAmpersand(text, starts[token] ?? 0, starts[token + 1] ?? 0);
    if (ampersand !== NONE) return ampersand;
  }
  return NONE;
}

function refuseUnfinished(text: string, start: number, code: XmlErrorCode): Failure {
  const rest = text.slice(start).replace(/"[^"]*"|'[^']*'/g, (value) => ' '.repeat(value.length));
  const quote = code === 'xml.unclosedTag' ? rest.search(/["']/) : NONE;
  if (quote >= 0) return new Failure('xml.unclosedValue', start + quote, start + quote + 1);
  return new Failure(code, start, Math.min(start + 2, text.length));
}

/** Offset of the innermost opening tag that nothing closes, or `NONE`. */
export function findOpen(text: string): number {
  const { kinds, starts, partners, count, isFinished } = scanXml(text);
  for (let token = count - 1; token >= 0; token--) {
    const isWhole = isFinished || token < count - 1;
    if (kinds[token] === OPEN && partners[token] === NONE && isWhole) return starts[token] ?? NONE;
  }
  return NONE;
}
