/**
 * `double`: in double quotes, as JSON, JavaScript, Java, C# and Go read them. `single`: in single quotes, as JavaScript and
 * Python do. `shell`: one argument of a POSIX shell (POSIX.1-2024, 2.2.2 Single-Quotes).
 */
export type Literal = 'double' | 'single' | 'shell';

/** A text as the literal that stands for it. */
export function quote(text: string, literal: Literal): string {
  switch (literal) {
    case 'double':
      return `"${escape(text, /["\\\n\r\u2028\u2029]/g)}"`;
    case 'single':
      return `'${escape(text, /['\\\n\r\u2028\u2029]/g)}'`;
    case 'shell':
      return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  }
}

/** U+2028 and U+2029 end a line in JavaScript before ECMAScript 2019. */
const NAMED: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

const escape = (text: string, special: RegExp): string =>
  text.replace(special, (character) => NAMED[character] ?? `\\${character}`);
