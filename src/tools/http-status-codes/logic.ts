import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { classOf, statusCodes, type CodeClass, type StatusCode } from './codes.ts';
import { ui as texts } from './locales/en.json';
import { fold, groupByClass, listCodes, searchCodes, type Words } from './search.ts';
import { listSnippets, type Snippet } from './snippets.ts';

/** A code as the command line and the library describe it, in English. */
const english: Words = {
  describe: ({ code }) => texts[`code.${code}`],
  nameClass: (codeClass) => texts[`class.${codeClass}`],
};

export interface CodeGroup {
  readonly group: CodeClass | 'results';
  readonly title: string;
  readonly codes: readonly CodeSummary[];
}

interface CodeSummary extends Pick<StatusCode, 'code' | 'name' | 'type'> {
  readonly description: string;
}

const summarize = (item: StatusCode): CodeSummary => ({
  code: item.code,
  name: item.name,
  type: item.type,
  description: english.describe(item),
});

/** All codes by class for an empty query, otherwise one group with the hits, best first, or no group without hits. */
export function search(query: string, { nonStandard }: { nonStandard: boolean }): CodeGroup[] {
  const found = searchCodes(query, listCodes(nonStandard), statusCodes, english);
  if (found.length === 0) return [];
  if (query.trim() !== '') return [{ group: 'results', title: texts.results, codes: found.map(summarize) }];
  return groupByClass(found).map((group) => ({
    group: group.class,
    title: `${group.class} ${english.nameClass(group.class)}`,
    codes: group.codes.map(summarize),
  }));
}

export interface Explanation extends StatusCode {
  readonly description: string;
  readonly constants: readonly Snippet[];
}

/**
 * All facts about one code, given as a number (`404`), a status line (`HTTP/1.1 404 Not Found`), a name or a constant
 * (`NOT_FOUND`). Throws `error.empty`, `error.outOfRange`, `error.unknownCode` or `error.unknownName`.
 */
export function explain(text: string, context: Pick<RunContext, 'note'>): Explanation {
  const item = findCode(text);
  if (item.origin !== undefined) context.note('note.nonStandard', { code: String(item.code), origin: item.origin });
  return { ...item, description: english.describe(item), constants: listSnippets(item) };
}

function findCode(text: string): StatusCode {
  const given = text.trim();
  if (given === '') throw new ToolError('error.empty');
  const digits = /^(?:HTTP(?:\/[\d.]+)?\s+)?(\d+)(?!\S)/i.exec(given)?.[1];
  if (digits === undefined) return findByName(given);
  const code = Number(digits);
  const found = statusCodes.find((item) => item.code === code);
  if (found !== undefined) return found;
  const codeClass = classOf(code);
  if (codeClass === undefined) throw new ToolError('error.outOfRange', { code: digits });
  throw new ToolError('error.unknownCode', { code: digits, fallback: `${codeClass.charAt(0)}00` });
}

function findByName(name: string): StatusCode {
  const squeeze = (text: string) => fold(text).replaceAll(' ', '');
  const wanted = squeeze(name);
  const found = statusCodes.find((item) => [item.name, ...item.aliases].some((known) => squeeze(known) === wanted));
  if (found === undefined) throw new ToolError('error.unknownName', { name });
  return found;
}
