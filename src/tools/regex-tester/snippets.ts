import type { CodeLanguage } from './code-languages.ts';

const doubleQuoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;

/** Letters for inside the pattern, `(?i)`, of those that a language knows by another name. */
const inline = (flags: string, known: string) => {
  const letters = [...flags].filter((flag) => known.includes(flag)).join('');
  return letters === '' ? '' : `(?${letters})`;
};

const names = (flags: string, known: Readonly<Record<string, string>>, join: string) =>
  [...flags].flatMap((flag) => known[flag] ?? []).join(join);

function python(pattern: string, flags: string): string {
  const isRaw = !/["\n\r]|\\$/.test(pattern);
  const options = names(flags, { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' }, ' | ');
  const literal = isRaw ? `r"${pattern}"` : doubleQuoted(pattern);
  return `import re

pattern = re.compile(${literal}${options === '' ? '' : `, ${options}`})
for match in pattern.finditer(text):
    print(match.start(), match.group())`;
}

function java(pattern: string, flags: string): string {
  // By itself, ignoring case is for ASCII only.
  const ignoresCase = 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE';
  const options = names(flags, { i: ignoresCase, m: 'Pattern.MULTILINE', s: 'Pattern.DOTALL' }, ' | ');
  return `import java.util.regex.*;

Pattern pattern = Pattern.compile(${doubleQuoted(pattern)}${options === '' ? '' : `, ${options}`});
Matcher matcher = pattern.matcher(text);
while (matcher.find()) {
    System.out.println(matcher.start() + " " + matcher.group());
}`;
}

function csharp(pattern: string, flags: string): string {
  const options = names(
    flags,
    { i: 'RegexOptions.IgnoreCase', m: 'RegexOptions.Multiline', s: 'RegexOptions.Singleline' },
    ' | ',
  );
  return `using System;
using System.Text.RegularExpressions;

var regex = new Regex(@"${pattern.replaceAll('"', '""')}"${options === '' ? '' : `, ${options}`});
foreach (Match match in regex.Matches(text))
{
    Console.WriteLine($"{match.Index} {match.Value}");
}`;
}

function php(pattern: string, flags: string): string {
  const delimiter = ['/', '~', '#', '%', '!', '@'].find((sign) => !pattern.includes(sign)) ?? '/';
  const body = delimiter === '/' ? pattern.replaceAll(/\\.|\//gs, (found) => (found === '/' ? '\\/' : found)) : pattern;
  const quoted = (delimiter + body + delimiter + [...flags].filter((flag) => 'ims'.includes(flag)).join('') + 'u')
    .replaceAll(/\\(?=\\|'|$)/g, '\\\\')
    .replaceAll("'", "\\'");
  return `preg_match_all('${quoted}', $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
foreach ($matches as $match) {
    [$found, $offset] = $match[0];
    echo "$offset $found\\n";
}`;
}

function go(pattern: string, flags: string): string {
  const whole = inline(flags, 'ims') + pattern;
  const literal = whole.includes('`') ? doubleQuoted(whole) : `\`${whole}\``;
  return `import (
	"fmt"
	"regexp"
)

re := regexp.MustCompile(${literal})
for _, at := range re.FindAllStringIndex(text, -1) {
	fmt.Println(at[0], text[at[0]:at[1]])
}`;
}

function ruby(pattern: string, flags: string): string {
  // Ruby's m is the s of others; its ^ and $ always match at lines.
  const letters = names(flags, { i: 'i', s: 'm' }, '');
  return `text.scan(/${pattern}/${letters}) do
  match = Regexp.last_match
  puts "#{match.begin(0)} #{match[0]}"
end`;
}

function rust(pattern: string, flags: string): string {
  const whole = inline(flags, 'ims') + pattern;
  let hashes = '';
  while (whole.includes(`"${hashes}`)) hashes += '#';
  return `use regex::Regex;

let regex = Regex::new(r${hashes}"${whole}"${hashes}).unwrap();
for found in regex.find_iter(text) {
    println!("{} {}", found.start(), found.as_str());
}`;
}

function javascript(pattern: string, flags: string): string {
  const literal = `/${new RegExp(pattern, flags).source}/${flags}`;
  if (!flags.includes('g'))
    return `const match = ${literal}.exec(text);\nif (match !== null) console.log(match.index, match[0]);`;
  return `for (const match of text.matchAll(${literal})) {\n  console.log(match.index, match[0]);\n}`;
}

const writers: Readonly<Record<CodeLanguage, (pattern: string, flags: string) => string>> = {
  javascript,
  python,
  java,
  csharp,
  php,
  go,
  ruby,
  rust,
};

/** Lines that find all matches in a variable `text`; the pattern is in the language's own syntax. */
export const writeSnippet = (language: CodeLanguage, pattern: string, flags: string): string =>
  writers[language](pattern, flags);
