/* Text as XML holds it (XML 1.0, sections 2.4, 2.11 and 3.3.3): what a reader would change is written as a reference. */

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const refer = (character: string): string => REFERENCES[character] ?? `&#${character.charCodeAt(0)};`;

/** In an element. */
export const escapeText = (text: string): string => text.replace(/[&<>\r]/g, refer);
/** In an attribute with double quotes. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"\t\n\r]/g, refer);
/** Whitespace that must not be treated as layout. */
export const escapeBlanks = (text: string): string => text.replace(/[ \t\n\r]/g, refer);
/** As a CDATA section; its end mark is split in two sections. */
export const writeCdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
