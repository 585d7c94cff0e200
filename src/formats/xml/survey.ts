import type { XmlDocument } from './document.ts';
import { isBlank } from './names.ts';
import { CDATA, CLOSE, EMPTY, OPEN, TEXT } from './scan.ts';

/* The direct content of an element. */
export const HAS_TEXT = 1;
/** An element, comment or processing instruction. */
export const HAS_CHILD = 2;
/** Its content must stay to the letter. */
export const VERBATIM = 4;

interface Rules {
  readonly isVerbatim?: ((name: string) => boolean) | undefined;
  readonly isInline?: ((name: string) => boolean) | undefined;
}

/** For each opening tag, what its element has in it. */
export function surveyContent(document: XmlDocument, { isVerbatim, isInline }: Rules = {}): Uint8Array {
  const content = new Uint8Array(document.size);
  const open: number[] = [];
  let around = -1;
  const mark = (flag: number) => {
    if (around >= 0) content[around] = (content[around] ?? 0) | flag;
  };
  for (let token = 0; token < document.size; token++) {
    switch (document.kind(token)) {
      case TEXT:
        if (!isBlank(document.text, document.start(token), document.end(token))) mark(HAS_TEXT);
        break;
      case CDATA:
        mark(HAS_TEXT);
        break;
      case CLOSE:
        open.pop();
        around = open.at(-1) ?? -1;
        break;
      case OPEN:
      case EMPTY: {
        mark(HAS_CHILD);
        if (isInline !== undefined && isStuck(document, token, around, isInline)) mark(VERBATIM);
        if (document.kind(token) === EMPTY) break;
        open.push(token);
        around = token;
        if (isVerbatim?.(document.name(token)) === true || isPreserved(document, token)) mark(VERBATIM);
        break;
      }
      default:
        mark(HAS_CHILD);
    }
  }
  return content;
}

/** Whether whitespace before or after an element in a line of text would show where there is none now. */
function isStuck(document: XmlDocument, token: number, around: number, isInline: (name: string) => boolean): boolean {
  if (!isInline(document.name(token))) return false;
  if (around >= 0 && isInline(document.name(around))) return true;
  const kind = document.kind(token - 1);
  return (kind === CLOSE || kind === EMPTY) && isInline(document.name(token - 1));
}

/** `xml:space="preserve"` (XML 1.0, section 2.10). */
function isPreserved(document: XmlDocument, token: number): boolean {
  if (!document.raw(token).includes('xml:space')) return false;
  return document.attributes(token).some(({ name, value }) => name === 'xml:space' && value === 'preserve');
}
