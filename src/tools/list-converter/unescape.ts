const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** A separator as typed into a line: \n, \r, \t and \\ are what a line cannot contain. */
export const unescape = (text: string): string =>
  text.replace(/\\([nrt\\])/g, (_, letter: string) => ESCAPES[letter] ?? '');
