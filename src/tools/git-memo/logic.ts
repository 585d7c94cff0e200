import { ToolError } from '#engine/error';
import { entries, linkToManual, type EntryId, type GroupId, type Mark } from './commands.ts';
import { ui as texts } from './locales/en.json';
import { fill, findProblem, type Filling } from './placeholders.ts';
import { findEntries } from './search.ts';

export interface Command {
  readonly id: EntryId;
  readonly group: GroupId;
  /** In English. */
  readonly meaning: string;
  readonly lines: readonly string[];
  /** The loss it can cause; null if none. */
  readonly mark: Mark | null;
  readonly manual: string;
}

/** The commands that the query finds, all of them for an empty one, filled and quoted. Throws `ToolError`. */
export function search(query: string, filling: Filling): readonly Command[] {
  const problem = findProblem(filling);
  if (problem !== undefined) throw problem;
  const commands = entries.map((entry) => ({ ...entry, lines: entry.lines.map((line) => fill(line, filling)) }));
  const found = findEntries(query, commands, ({ id, group, lines }) =>
    [...lines, texts[`entry.${id}`], texts[`group.${group}`]].join('\n'),
  );
  if (found.length === 0) throw new ToolError('error.nothing', { query: query.trim() });
  return found.map((command) => ({
    id: command.id,
    group: command.group,
    meaning: texts[`entry.${command.id}`],
    lines: command.lines,
    mark: 'mark' in command ? command.mark : null,
    manual: linkToManual(command),
  }));
}
