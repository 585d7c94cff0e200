import type { FactSection } from './facts.ts';

/** Facts by section, in words, in their order. */
export type Report = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
export const writeMarkdown = (report: Report): string =>
  Object.entries(report)
    .map(([section, facts]) =>
      [
        `## ${asText(section)}`,
        '',
        ...Object.entries(facts).map(([name, value]) => `- ${asText(name)}: ${asCode(value)}`),
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
