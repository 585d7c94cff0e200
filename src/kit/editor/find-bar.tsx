import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useIntlLanguage } from '../settings/language.ts';
import { useLaterTexts } from '../settings/later-texts.ts';
import type { Finder, Matches, Sought } from './find.ts';
import styles from './find-bar.module.css';

interface FindBarProps {
  readonly finder: Finder;
  /** Asks for the search, each time anew: the text that is looked for, or ''. */
  readonly asked: { readonly text: string };
  readonly canReplace: boolean;
  readonly onClose: () => void;
}

/** The search within an editor: what is found is counted, and replaced where the text can be edited. */
export default function FindBar({ finder, asked, canReplace, onClose }: FindBarProps) {
  const t = useLaterTexts();
  const root = useRef<HTMLDivElement>(null);
  const field = () => root.current?.querySelector('input');
  const [sought, setSought] = useState<Sought>({ text: '', replacement: '', matchesCase: false, isPattern: false });
  const [matches, setMatches] = useState<Matches>();
  const seek = (change: Partial<Sought>) => setSought((before) => ({ ...before, ...change }));
  useEffect(() => {
    if (asked.text !== '') setSought((before) => ({ ...before, text: asked.text }));
    field()?.select();
  }, [asked]);
  useEffect(() => finder.watch(() => setMatches(finder.count())), [finder]);
  useEffect(() => finder.seek(sought), [finder, sought]);
  const close = () => {
    finder.end();
    onClose();
  };
  const actOf = ({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent): (() => void) | undefined => {
    const isInField = target instanceof HTMLInputElement;
    if (key === 'Escape') return close;
    if (key === 'f' && (ctrlKey || metaKey)) return () => field()?.select();
    if (key === 'Enter' && isInField && target !== field()) return () => finder.replace('one');
    if (key === 'F3' || (key === 'Enter' && isInField)) return () => finder.move(shiftKey ? -1 : 1);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div ref={root} role="search" className={styles['root']} onKeyDown={onKeyDown}>
      <div className={styles['line']}>
        <TextField
          label={t('find')}
          hideLabel
          size="small"
          placeholder={t('find')}
          value={sought.text}
          onChange={(text) => seek({ text })}
          error={matches?.isWrong === true ? t('patternWrong') : undefined}
        />
        <span className={styles['count']} role="status">
          <Count of={sought.text === '' ? undefined : matches} />
        </span>
        <IconButton size="small" icon="arrow-up" label={t('findPrevious')} onClick={() => finder.move(-1)} />
        <IconButton size="small" icon="arrow-down" label={t('findNext')} onClick={() => finder.move(1)} />
        <Toggle
          label={t('matchCase')}
          sign="Aa"
          value={sought.matchesCase}
          onChange={(matchesCase) => seek({ matchesCase })}
        />
        <Toggle
          label={t('regularExpression')}
          sign=".*"
          value={sought.isPattern}
          onChange={(isPattern) => seek({ isPattern })}
        />
        <IconButton size="small" icon="x" label={t('close')} onClick={close} />
      </div>
      {canReplace && (
        <div className={styles['line']}>
          <TextField
            label={t('replaceWith')}
            hideLabel
            size="small"
            placeholder={t('replaceWith')}
            value={sought.replacement}
            onChange={(replacement) => seek({ replacement })}
          />
          <Button size="small" onClick={() => finder.replace('one')}>
            {t('replace')}
          </Button>
          <Button size="small" onClick={() => finder.replace('all')}>
            {t('replaceAll')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Count({ of: matches }: { of: Matches | undefined }) {
  const t = useLaterTexts();
  const language = useIntlLanguage();
  if (matches === undefined || matches.isWrong) return null;
  if (matches.total === 0) return matches.isPart ? null : t('nothingFound');
  const total = `${matches.total.toLocaleString(language)}${matches.isPart ? '+' : ''}`;
  return t('matchOf', { current: matches.current === 0 ? '–' : matches.current.toLocaleString(language), total });
}

interface ToggleProps {
  readonly label: string;
  /** What is seen of it. */
  readonly sign: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const Toggle = ({ label, sign, value, onChange }: ToggleProps) => (
  <Button
    look="text"
    size="small"
    className={styles['toggle']}
    aria-label={label}
    title={label}
    aria-pressed={value}
    onClick={() => onChange(!value)}
  >
    <span data-literal>{sign}</span>
  </Button>
);
