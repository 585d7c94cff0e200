import { useEffect, useRef } from 'react';
import { Button, notify, useCommonMessages, useLongList, useMessages } from '#kit';
import styles from './benchmark-builder.module.css';
import type en from './locales/en.json';
import type { Suite } from './suite.ts';
import { SuiteCard } from './suite-card.tsx';
import type { Suites } from './use-suites.ts';

/** Suites that are drawn at once. */
const STEP = 20;

/** All suites side by side. */
export function SuiteFields({ suites, setSuites, take }: Suites) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const root = useRef<HTMLDivElement>(null);
  /** The suite that gets the focus when the fields have changed. */
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-suite="${next.current}"] textarea`)?.focus();
    next.current = undefined;
  });
  const offerUndo = (removed: readonly string[]) => {
    if (removed.length === 0) return;
    notify({ kind: 'info', text: t('removed'), action: { label: common('undo'), run: () => setSuites(suites) } });
  };
  const newSuite = (): Suite => {
    const taken = new Set(suites.map(({ name }) => name));
    let number = suites.length + 1;
    while (taken.has(t('newSuite', { number }))) number++;
    return { name: t('newSuite', { number }), measures: [] };
  };
  const { shown, more } = useLongList(suites, STEP);
  return (
    <div data-input>
      {/* Many suites scroll, and must be reachable by keyboard for that. */}
      <div ref={root} className={styles['suites']} role="group" aria-label={t('suites')} tabIndex={0}>
        {shown.map((suite, index) => (
          <SuiteCard
            key={index}
            suite={suite}
            index={index}
            isOnly={suites.length === 1}
            isSameName={suites.some(({ name }, other) => other !== index && name.trim() === suite.name.trim())}
            onChange={(changed) => setSuites(suites.with(index, changed))}
            onPaste={take}
            onAddAfter={() => {
              setSuites(suites.toSpliced(index + 1, 0, newSuite()));
              next.current = index + 1;
            }}
            onDelete={() => {
              offerUndo(suite.measures);
              setSuites(suites.toSpliced(index, 1));
              next.current = Math.max(0, index - 1);
            }}
          />
        ))}
      </div>
      {more}
      <div className={styles['hint']}>
        <span>{t('pasteHint')}</span>
        <Button
          size="small"
          look="text"
          icon="rotate-clockwise"
          onClick={() => {
            offerUndo(suites.flatMap(({ measures }) => measures));
            setSuites([1, 2].map((number) => ({ name: t('newSuite', { number }), measures: [] })));
            next.current = 0;
          }}
        >
          {t('resetSuites')}
        </Button>
      </div>
    </div>
  );
}
