// Longer than 60 lines: a linked code is shown whatever filter and search say.

import { useEffect, useRef, useState } from 'react';
import { Reference, Segmented, Switch, useMessages, useOptions } from '#kit';
import { AdviceTable } from './advice-table.tsx';
import { CodeList } from './code-list.tsx';
import { codeClasses, statusCodes, type CodeClass } from './codes.ts';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { groupByClass, searchCodes } from './search.ts';
import { useLinkedCode } from './use-linked-code.ts';

export default function HttpStatusCodes() {
  const t = useMessages<typeof en.ui>();
  const { option, values } = useOptions(search);
  const [shownClass, setShownClass] = useState<CodeClass | 'all'>('all');
  const linked = useLinkedCode(() => setShownClass('all'));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would cover the codes.
    if (location.hash === '' && matchMedia('(pointer: fine)').matches) root.current?.querySelector('input')?.focus();
  }, []);
  const nameClass = (codeClass: CodeClass) => t(`class.${codeClass}`);

  const find = (query: string) => {
    // A linked code is shown whatever the filter says.
    const codes = statusCodes
      .filter(({ code, origin }) => values.nonStandard || origin === undefined || code === linked?.code)
      .filter((item) => shownClass === 'all' || item.class === shownClass);
    const found = searchCodes(query, codes, { describe: ({ code }) => t(`code.${code}`), nameClass });
    if (query !== '') return [{ id: 'results', title: t('results'), rows: found }];
    return groupByClass(found).map((group) => ({
      id: group.class,
      title: `${group.class} ${nameClass(group.class)}`,
      rows: group.codes,
    }));
  };
  return (
    <div ref={root}>
      <Reference
        // Following a link begins anew, so that no search hides the code.
        key={linked?.visit}
        operation={search}
        search={t('search')}
        find={find}
        filters={
          <>
            <Segmented
              label={t('class')}
              value={shownClass}
              choices={['all', ...codeClasses]}
              labels={{ all: t('all') }}
              onChange={setShownClass}
            />
            <Switch {...option('nonStandard')} />
          </>
        }
      >
        {(codes) => <CodeList codes={codes} linked={linked?.code} />}
      </Reference>
      <AdviceTable />
    </div>
  );
}
