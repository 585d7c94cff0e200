import { useState } from 'react';
import { Facts, useMessages, useOperation, type Generation } from '#kit';
import type en from './locales/en.json';
import { lookUp, type generate } from './operations.ts';

/** Results that are kept, and ports of a result that are explained. */
const SHOWN = 5;

/** What is known about the first ports of the result, and the results before it. */
export function PortDetails({ of: { state } }: { of: Generation<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const result = state.is === 'done' && typeof state.value === 'string' ? state.value : '';
  const first = result.split(/\D+/).slice(0, SHOWN).join(' ');
  const facts = useOperation(lookUp, first, {}, { enabled: first !== '' });
  const earlier = useEarlier(result);
  return (
    <>
      {facts.is === 'done' && (
        <Facts
          facts={facts.value.map(({ port, range, service }) => ({
            label: String(port),
            value: [service ?? t('noService'), t(`range.${range}`)].join(' · '),
            copy: false,
            code: false,
          }))}
        />
      )}
      {earlier.length > 0 && (
        <>
          <h3>{t('earlier')}</h3>
          <Facts
            facts={earlier.map((ports, index) => ({
              label: `−${index + 1}`,
              value: ports.length > 24 ? `${ports.slice(0, 24)}…` : ports,
              copy: ports,
            }))}
          />
        </>
      )}
    </>
  );
}

/** The last results before this one, newest first; forgotten with the page. */
function useEarlier(result: string): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (result !== '' && seen[0] !== result) setSeen([result, ...seen].slice(0, SHOWN + 1));
  return seen.slice(1);
}
