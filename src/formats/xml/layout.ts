import type { XmlFail } from './error.ts';

/** How a document is laid out. Whitespace is changed only where it means nothing; all else stays as written. */
export interface XmlLayout {
  /** One level of indentation. */
  readonly indent: string;
  /** Nothing between tags: no lines, no indentation. */
  readonly minify?: boolean;
  /**
   * Text alone in an element: `keep` it to the letter; on `oneLine` with its tags, without the line breaks around it; on
   * its `ownLines`.
   */
  readonly text?: 'keep' | 'oneLine' | 'ownLines';
  readonly attributes?: 'oneLine' | 'ownLines' | 'asWritten';
  readonly sortAttributes?: boolean;
  readonly keepBlankLines?: boolean;
  /** `<a></a>`, `<a/>` or `<a />` for what is empty. */
  readonly emptyElements?: 'asWritten' | 'pair' | 'short' | 'spaced';
  readonly lineEnd?: '\n' | '\r\n';
  /** Further elements whose content stays to the letter, as with `xml:space="preserve"`. */
  readonly isVerbatim?: (name: string) => boolean;
  /** Elements that are part of a line of text, whose neighbours must not be moved away from them. */
  readonly isInline?: (name: string) => boolean;
  readonly fail?: XmlFail;
}
