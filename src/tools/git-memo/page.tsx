import { useState } from 'react';
import { Reference, Select, useMessages, useOptionErrors, useOptions } from '#kit';
import { CommandTable } from './command-table.tsx';
import { entries, groupIds, type GroupId } from './commands.ts';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { fill, findProblem, initialTexts } from './placeholders.ts';
import { findEntries } from './search.ts';
import { ValuesForm } from './values-form.tsx';

const ALL = ['all', ...groupIds] as const;

export default function GitMemo() {
  const t = useMessages<typeof en.ui>();
  const [group, setGroup] = useState<GroupId | 'all'>('all');
  const options = useOptions(search);
  const problem = findProblem(options.values);
  // With a wrong value no command may be copied that looks filled: the initial values stay until it is right.
  const filling = problem === undefined ? options.values : { ...initialTexts, count: options.values.count };
  const commands = entries.map((entry) => ({ ...entry, lines: entry.lines.map((line) => fill(line, filling)) }));
  const find = (query: string) => {
    const found = findEntries(query, commands, (command) =>
      [...command.lines, t(`entry.${command.id}`), t(`group.${command.group}`)].join('\n'),
    );
    return groupIds
      .filter((id) => group === 'all' || id === group)
      .map((id) => ({ id, title: t(`group.${id}`), rows: found.filter((command) => command.group === id) }));
  };
  const names = Object.fromEntries(groupIds.map((id) => [id, t(`group.${id}`)]));
  return (
    <>
      <ValuesForm option={useOptionErrors(options, problem)} />
      <Reference
        operation={search}
        search={t('search')}
        find={find}
        filters={
          <Select
            label={t('group')}
            value={group}
            choices={ALL}
            labels={{ ...names, all: t('all') }}
            onChange={setGroup}
          />
        }
      >
        {(rows, { title }) => <CommandTable rows={rows} title={title} />}
      </Reference>
    </>
  );
}
