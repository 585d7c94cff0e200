import type { XmlDocument, XmlToken } from '#formats/xml/document.ts';
import { CLOSE, EMPTY, OPEN, TEXT } from '#formats/xml/scan.ts';
import { HAS_CHILD, HAS_TEXT, surveyContent, VERBATIM } from '#formats/xml/survey.ts';

/** Takes the tokens of a document in their order. */
export interface Builder {
  open(token: XmlToken): void;
  close(): void;
  text(token: XmlToken): void;
  /** All other tokens. */
  other(token: XmlToken): void;
}

/** Hands a document to a builder, without whitespace between elements that means nothing. */
export function walk(document: XmlDocument, builder: Builder): void {
  const content = surveyContent(document);
  const around: { readonly keepsSpace: boolean; readonly isPreserved: boolean }[] = [];
  for (let token = 0; token < document.size; token++) {
    const kind = document.kind(token);
    if (kind === OPEN || kind === EMPTY) {
      builder.open(token);
      const flags = content[token] ?? 0;
      const isPreserved = (flags & VERBATIM) !== 0 || around.at(-1)?.isPreserved === true;
      const hasElementsOnly = (flags & (HAS_CHILD | HAS_TEXT)) === HAS_CHILD;
      if (kind === OPEN) around.push({ keepsSpace: isPreserved || !hasElementsOnly, isPreserved });
      else builder.close();
    } else if (kind === CLOSE) {
      builder.close();
      around.pop();
    } else if (kind !== TEXT) builder.other(token);
    else if (around.at(-1)?.keepsSpace === true) builder.text(token);
  }
}
