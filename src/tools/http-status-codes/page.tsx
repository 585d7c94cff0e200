import { useState } from 'react';
import { Reference, Segmented, Switch, useMessages, useOptions } from '#kit';
import { AdviceTable } from './advice-table.tsx';
import { CodeList } from './code-list.tsx';
import { codeClasses, statusCodes, type CodeClass } from './codes.ts';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { useFindCodes } from './use-find-codes.ts';
import { useLinkedCode } from './use-linked-code.ts';

export default function HttpStatusCodes() {
  const t = useMessages<typeof en.ui>();
  const { option, values } = useOptions(search);
  const [shownClass, setShownClass] = useState<CodeClass | 'all'>('all');
  const linked = useLinkedCode(() => setShownClass('all'));
  const findCodes = useFindCodes();
  const ofClass = statusCodes.filter((item) => shownClass === 'all' || item.class === shownClass);
  // A linked code is shown whatever the filter.
  const codes = ofClass.filter(
    ({ code, origin }) => values.nonStandard || origin === undefined || code === linked?.code,
  );
  return (
    <Reference
      // Following a link starts over, so that no search hides the code.
      key={linked?.visit}
      operation={search}
      search={t('search')}
      find={(query) => findCodes(query, codes, ofClass)}
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
      after={<AdviceTable />}
    >
      {(found) => <CodeList codes={found} linked={linked?.code} />}
    </Reference>
  );
}
