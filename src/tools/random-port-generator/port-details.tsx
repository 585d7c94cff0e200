import { useState } from 'react';
import { CopyButton, useMessages, useOperation, type Generation } from '#kit';
import type en from './locales/en.json';
import { firstPorts } from './first-ports.ts';
import { lookUp, type generate } from './operations.ts';
import styles from './random-port-generator.module.css';

/** Results that are kept, and ports of a result that are explained. */
const SHOWN = 5;
/** Characters of an earlier result. */
const SHORT = 24;

/** The facts about the first ports of the result, and the results before it. */
export function PortDetails({ of: { state } }: { of: Generation<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const result = state.is === 'done' && typeof state.value === 'string' ? state.value : '';
  const first = firstPorts(result, SHOWN);
  const facts = useOperation(lookUp, first, {}, { enabled: first !== '' });
  const earlier = useEarlier(result);
  return (
    <>
      <div className={styles['facts']}>
        {facts.is === 'done' && (
          <ul className={styles['list']}>
            {facts.value.map(({ port, range, service }, index) => (
              <li key={index}>
                <code>{port}</code>
                <span>{[service ?? t('noService'), t(`within.${range}`)].join(' · ')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {earlier.length > 0 && (
        <>
          <h2>{t('earlier')}</h2>
          <ul className={styles['list']}>
            {earlier.map((ports) => (
              <li key={ports}>
                <code>{ports.length > SHORT ? `${ports.slice(0, SHORT)}…` : ports}</code>
                <CopyButton value={ports} label={t('earlier')} size="medium" />
              </li>
            ))}
          </ul>
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
