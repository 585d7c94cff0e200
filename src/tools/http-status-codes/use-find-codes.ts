import { useMessages, type ReferenceGroup } from '#kit';
import type { CodeClass, StatusCode } from './codes.ts';
import type en from './locales/en.json';
import { groupByClass, searchCodes } from './search.ts';

type Find = (query: string, listed: readonly StatusCode[], all: readonly StatusCode[]) => ReferenceGroup<StatusCode>[];

/** Searches codes in the language of the page; without a query all of them by class. */
export function useFindCodes(): Find {
  const t = useMessages<typeof en.ui>();
  const nameClass = (codeClass: CodeClass) => t(`class.${codeClass}`);
  return (query, listed, all) => {
    const found = searchCodes(query, listed, all, { describe: ({ code }) => t(`code.${code}`), nameClass });
    if (query !== '') return [{ id: 'results', title: t('results'), rows: found }];
    return groupByClass(found).map((group) => ({
      id: group.class,
      title: `${group.class} ${nameClass(group.class)}`,
      rows: group.codes,
    }));
  };
}
