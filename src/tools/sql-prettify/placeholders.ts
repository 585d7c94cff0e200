import { ToolError } from '#engine/error';
import type { ParamTypes } from 'sql-formatter';

/** Templates, by what they begin with: the expression that reads all of one. */
const TEMPLATES: readonly (readonly [begin: RegExp, regex: string])[] = [
  [/^\{\{/, String.raw`\{\{[^]*?\}\}`],
  [/^\{%/, String.raw`\{%[^]*?%\}`],
  [/^\{#/, String.raw`\{#[^]*?#\}`],
  [/^\$\{/, String.raw`\$\{[^}]*\}`],
  [/^#\{/, String.raw`#\{[^}]*\}`],
  [/^\{/, String.raw`\{\w[^}]*\}`],
  [/^%\(/, String.raw`%\(\w+\)[sdif]`],
  [/^%[sdif]/, String.raw`%[sdif]\b`],
  [/^<%/, String.raw`<%[^]*?%>`],
  [/^&&?\w/, String.raw`&&?\w+`],
];

/** A template may have spaces inside. */
const EXAMPLE = /\{\{[^]*?\}\}|\{%[^]*?%\}|\{#[^]*?#\}|<%[^]*?%>|[^\s,]+/g;
const NAMED = /^([:@$])[\p{L}_]/u;
const NUMBERED = /^([?:$])\d/;

/**
 * Placeholders given by example (`:name ? $1 @name {{name}}`), together with those the dialect has of its own. Throws
 * `ToolError` that names the option.
 */
export function readPlaceholders(written: string, own: ParamTypes): ParamTypes {
  const named = new Set(own.named);
  const numbered = new Set(own.numbered);
  const custom = [...(own.custom ?? [])];
  let positional = own.positional ?? false;
  for (const example of written.match(EXAMPLE) ?? []) {
    const mark = (NAMED.exec(example)?.[1] ?? NUMBERED.exec(example)?.[1]) as ':' | '@' | '$' | '?' | undefined; // by the expressions
    const template = TEMPLATES.find(([begin]) => begin.test(example));
    if (example === '?') positional = true;
    else if (mark !== undefined && NUMBERED.test(example))
      numbered.add(mark as ':' | '$' | '?'); // by the expression
    else if (mark !== undefined)
      named.add(mark as ':' | '@' | '$'); // by the expression
    else if (template !== undefined) custom.push({ regex: template[1] });
    else throw new ToolError('error.placeholder', { example, sample: '{{ x }}' }, { option: 'placeholders' });
  }
  return { ...own, named: [...named], numbered: [...numbered], positional, custom };
}
