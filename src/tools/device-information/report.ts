import type { FactSection, Unit, Value } from './facts.ts';

/** A section of facts in words. */
interface Section {
  readonly name: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** A value as Markdown code, whatever backticks it has. */
function asCode(value: string): string {
  const line = value.replace(/[\r\n]+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = line === '' || line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A name as Markdown text: what would be a mark of it is escaped. */
const asText = (name: string) => name.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|&]/g, '\\$&');

/** A list for a bug report, a heading for each section. */
export const writeMarkdown = (report: readonly Section[]): string =>
  report
    .map((section) =>
      [
        `## ${asText(section.name)}`,
        '',
        ...section.facts.map(({ name, value }) => `- ${asText(name)}: ${asCode(value)}`),
      ].join('\n'),
    )
    .join('\n\n');

/** The facts as JSON, for programs: the same names in every language, null where the browser does not tell. */
export const writeJson = (sections: readonly FactSection[]): string =>
  JSON.stringify(
    Object.fromEntries(
      sections.map(({ id, facts }) => [
        id,
        Object.fromEntries(facts.map((fact) => [fact.id, fact.told.is === 'known' ? fact.told.value : null])),
      ]),
    ),
    undefined,
    2,
  );

interface Words {
  readonly yes: string;
  readonly no: string;
  readonly formatBytes: (bytes: number) => string;
}

/** A value as people read it: `1280 × 720`, `en-US, en`, `50 ms`. */
export function writeValue(value: Value, unit: Unit | undefined, { yes, no, formatBytes }: Words): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number' && unit === 'bytes') return formatBytes(value);
  if (typeof value === 'number') return `${value}${unit ?? ''}`;
  if (typeof value === 'string') return value;
  return 'width' in value ? `${value.width} × ${value.height}` : value.join(', ');
}
