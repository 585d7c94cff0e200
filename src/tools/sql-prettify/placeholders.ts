import { ToolError } from '#engine/error';

/** Placeholders, by what they begin with: the expression that reads all of one. */
const KINDS: readonly (readonly [begin: RegExp, all: RegExp])[] = [
  [/^\{\{/, /\{\{[^]*?\}\}/y],
  [/^\{%/, /\{%[^]*?%\}/y],
  [/^\{#/, /\{#[^]*?#\}/y],
  [/^\$\{/, /\$\{[^}]*\}/y],
  [/^#\{/, /#\{[^}]*\}/y],
  [/^\{/, /\{\w[^}]*\}/y],
  [/^%\(/, /%\(\w+\)[sdif]/y],
  [/^%[sdif]/, /%[sdif]\b/y],
  [/^<%/, /<%[^]*?%>/y],
  [/^&&?\w/, /&&?\w+/y],
];
/** These are read as one without an example, too. */
const KNOWN = /^(?:\?\d*$|:[\p{L}_\d]|@[\p{L}_]|\$[\p{L}_\d])/u;

/** A template may have spaces inside. */
const EXAMPLE = /\{\{[^]*?\}\}|\{%[^]*?%\}|\{#[^]*?#\}|<%[^]*?%>|[^\s,]+/g;

/** Expressions that read placeholders given by example (`{{name}} ${x}`). Throws `ToolError` that names the option. */
export function readPlaceholders(written: string): RegExp[] {
  const found: RegExp[] = [];
  for (const example of written.match(EXAMPLE) ?? []) {
    const kind = KINDS.find(([begin]) => begin.test(example));
    if (kind !== undefined) found.push(kind[1]);
    else if (!KNOWN.test(example))
      throw new ToolError('error.placeholder', { example, sample: '{{ x }}' }, { option: 'placeholders' });
  }
  return found;
}
