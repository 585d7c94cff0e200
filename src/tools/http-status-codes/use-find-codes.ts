import { useMessages, type ReferenceGroup } from '#kit';
import type { CodeClass, StatusCode } from './codes.ts';
import type en from './locales/en.json';
import { groupByClass, searchCodes } from './search.ts';

/** Searches codes in the language of the page; without a query they come by class. */
export function useFindCodes(): (query: string, codes: readonly StatusCode[]) => ReferenceGroup<StatusCode>[] {
  const t = useMessages<typeof en.ui>();
  const nameClass = (codeClass: CodeClass) => t(`class.${codeClass}`);
  return (query, codes) => {
    const found = searchCodes(query, codes, { describe: ({ code }) => t(`code.${code}`), nameClass });
    if (query !== '') return [{ id: 'results', title: t('results'), rows: found }];
    return groupByClass(found).map((group) => ({
      id: group.class,
      title: `${group.class} ${nameClass(group.class)}`,
      rows: group.codes,
    }));
  };
}
