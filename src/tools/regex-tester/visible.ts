/** A text with its spaces, tabs and line breaks made visible. */
export const visible = (text: string): string =>
  text
    .replaceAll(' ', '␣')
    .replaceAll('\t', '⇥')
    .replaceAll(/\r\n|\n|\r/g, '↵');
