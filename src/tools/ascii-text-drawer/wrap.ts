import type { codes } from './options.ts';

/** Makes source code of lines. */
type Wrap = (lines: readonly string[]) => string[];

const each =
  (make: (line: string) => string): Wrap =>
  (lines) =>
    lines.map((line) => make(line).trimEnd());
const prefixed = (prefix: string) => each((line) => `${prefix} ${line}`);
/** A mark that would end a comment inside it is broken by a space. */
const block =
  (start: string, prefix: string, end: string): Wrap =>
  (lines) => [
    start,
    ...lines.map((line) => `${prefix}${line.replaceAll(end.trim(), [...end.trim()].join(' '))}`.trimEnd()),
    end,
  ];

/** Double quotes as in C, JSON and most others. */
const quoted = (line: string) => `"${line.replaceAll(/["\\]/g, '\\$&')}"`;
/** The same where a dollar sign begins an expression. */
const quotedNoDollar = (line: string) => quoted(line).replaceAll('$', '\\$');
/** Single quotes, in which only these two are special. */
const single = (line: string) => `'${line.replaceAll(/['\\]/g, '\\$&')}'`;

/** As comments, and as statements that print line by line. */
export const wraps: Readonly<Record<(typeof codes)[number], Wrap>> = {
  none: (lines) => [...lines],
  slashes: prefixed('//'),
  hash: prefixed('#'),
  dashes: prefixed('--'),
  semicolons: prefixed(';'),
  percent: prefixed('%'),
  quote: prefixed("'"),
  block: block('/*', ' * ', ' */'),
  // `--!>` ends a comment, too (HTML Standard, section 13.2.5.52).
  markup: (lines) => block('<!--', '  ', '-->')(lines.map((line) => line.replaceAll('--!>', '- - ! >'))),
  bash: each((line) => `printf '%s\\n' '${line.replaceAll("'", String.raw`'\''`)}'`),
  batch: each((line) => (line === '' ? 'echo.' : `echo.${line.replaceAll(/[&|<>^"]/g, '^$&').replaceAll('%', '%%')}`)),
  c: each((line) => `puts(${quoted(line)});`),
  cpp: each((line) => `std::cout << ${quoted(line)} << '\\n';`),
  csharp: each((line) => `Console.WriteLine(${quoted(line)});`),
  dart: each((line) => `print(${quotedNoDollar(line)});`),
  go: each((line) => `fmt.Println(${quoted(line)})`),
  haskell: each((line) => `putStrLn ${quoted(line)}`),
  java: each((line) => `System.out.println(${quoted(line)});`),
  javascript: each((line) => `console.log(${quoted(line)});`),
  kotlin: each((line) => `println(${quotedNoDollar(line)})`),
  lua: each((line) => `print(${quoted(line)})`),
  perl: each((line) => `print ${single(line)}, "\\n";`),
  php: each((line) => `echo ${single(line)}, PHP_EOL;`),
  powershell: each((line) => `Write-Output '${line.replaceAll("'", "''")}'`),
  python: each((line) => `print(${quoted(line)})`),
  r: each((line) => `cat(${quoted(line)}, "\\n", sep = "")`),
  ruby: each((line) => `puts ${single(line)}`),
  rust: each((line) => `println!("{}", ${quoted(line)});`),
  scala: each((line) => `println(${quoted(line)})`),
  swift: each((line) => `print(${quoted(line)})`),
};
