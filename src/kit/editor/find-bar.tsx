import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import { RAW } from '../parts/field.tsx';
import { useCommonMessages } from '../settings/language.ts';
import type { CodeEditor, Matches } from './code-mirror.ts';
import styles from './find-bar.module.css';

interface FindBarProps {
  readonly editor: () => CodeEditor | undefined;
  /** The text that is searched: with it the number of matches changes. */
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

const NOTHING: Matches = { count: 0, at: 0, isMore: false };

/** The search in an editor: Enter and Shift+Enter or F3 go through the matches, Escape ends it. */
export default function FindBar({ editor, text, isReadOnly, onClose }: FindBarProps) {
  const t = useCommonMessages();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(() => editor()?.selected() ?? '');
  const [matchCase, setMatchCase] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [matches, setMatches] = useState(NOTHING);
  const count = () => setMatches(editor()?.matches() ?? NOTHING);
  useEffect(() => {
    field.current?.select();
    return () => editor()?.find(undefined);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- the editor lives longer than its search
  useEffect(() => {
    editor()?.find({ text: wanted, matchCase, replacement });
    count();
  }, [wanted, matchCase, replacement, text]); // eslint-disable-line react-hooks/exhaustive-deps -- as above
  const step = (to: Parameters<CodeEditor['step']>[0]) => {
    editor()?.step(to);
    count();
  };
  const close = () => {
    onClose();
    editor()?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const isStep = event.key === 'F3' || (event.key === 'Enter' && event.target === field.current);
    if (event.key === 'Escape') close();
    else if (isStep) step(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { at } = matches;
  const total = `${matches.count}${matches.isMore ? '+' : ''}`;
  return (
    <div className={styles['root']} role="search" onKeyDown={press}>
      <div className={styles['row']}>
        <input
          ref={field}
          autoFocus
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          {...RAW}
        />
        <span className={styles['count']} role="status">
          {wanted !== '' && (matches.count === 0 ? t('noMatches') : t('matchOf', { at: at === 0 ? '–' : at, total }))}
        </span>
        <Button
          look="text"
          size="small"
          aria-label={t('matchCase')}
          title={t('matchCase')}
          aria-pressed={matchCase}
          onClick={() => setMatchCase(!matchCase)}
        >
          Aa
        </Button>
        <IconButton size="small" icon="arrow-up" label={t('previousMatch')} onClick={() => step('previous')} />
        <IconButton size="small" icon="arrow-down" label={t('nextMatch')} onClick={() => step('next')} />
        <IconButton size="small" icon="x" label={t('close')} onClick={close} />
      </div>
      {!isReadOnly && (
        <div className={styles['row']}>
          <input
            aria-label={t('replaceWith')}
            placeholder={t('replaceWith')}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
            {...RAW}
          />
          <Button look="text" size="small" disabled={matches.count === 0} onClick={() => step('replace')}>
            {t('replace')}
          </Button>
          <Button look="text" size="small" disabled={matches.count === 0} onClick={() => step('replaceAll')}>
            {t('replaceAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
