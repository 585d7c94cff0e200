import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { base } from '#kit/context/base.ts';
import { IconButton } from '#kit/parts/button.tsx';
import { RAW } from '#kit/parts/field.tsx';
import { Icon } from '#kit/parts/icon.tsx';
import { useStore } from '#kit/settings/store.ts';
import { isTyping } from '../frame/typing.ts';
import { Later } from '../parts/later.tsx';
import { pathTo } from '../routes/routes.ts';
import { isSurelyText, pastedText, textOnHome } from '../search/palette-state.ts';
import { whenIdle } from '../start/when-idle.ts';
import { useShellMessages } from '../texts/messages.ts';
import { Chip } from './chip.tsx';
import styles from './home-field.module.css';

const loadOffers = () => import('./home-offers.tsx').then((module) => module.HomeOffers);

/** Signed with the key `secret`. */
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.Sl2SLd0LojSQ-rhW2V5n4GC4rb0qp17dPUjkNSSZpKc';
const SAMPLES = ['1718000000000', '*/15 8-18 * * 1-5', 'eyJpZCI6MX0=', '10.1.2.3/22'];
/** UTF-16 units of a pasted text that its chip shows. */
const SHOWN = 60;

interface HomeFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Ids of the tools that answer the query. */
  readonly found: readonly string[] | undefined;
}

/** The field that home begins with: words find tools, and a pasted text the operations that it may be for. */
export function HomeField({ query, onQuery, found }: HomeFieldProps) {
  const t = useShellMessages();
  const id = useId();
  const text = useStore(textOnHome);
  const [active, setActive] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  const [isReady, setIsReady] = useState(false);
  // What was pasted stands in the field while it may be a query, too.
  const hasChip = text !== undefined && text.trim() !== query.trim();

  // What a paste needs stands when the page has loaded.
  useEffect(() => {
    const makeReady = () => setIsReady(true);
    whenIdle(() => void loadOffers().then(makeReady, () => undefined), 1000);
  }, []);
  useEffect(() => {
    const focusField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);

  const take = (given: string | undefined) => {
    onQuery('');
    textOnHome.set(given);
    field.current?.focus();
  };
  const clear = () => take(undefined);
  const change = (words: string) => {
    if (text !== undefined && !hasChip && words.trim() !== text.trim()) textOnHome.set(undefined);
    onQuery(words);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedText(event);
    if (pasted.trim() === '' || (query !== '' && !isSurelyText(pasted))) return;
    if (isSurelyText(pasted)) event.preventDefault();
    textOnHome.set(pasted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found ?? [];
    if (event.key === 'Escape') clear();
    else if (event.key === 'Backspace' && query === '') textOnHome.set(undefined);
    else if (event.key === 'Enter' && text === undefined && first !== undefined && !event.nativeEvent.isComposing)
      navigate(base.slice(0, -1) + pathTo('tool', { id: first }));
  };

  return (
    <div ref={box} role="search" className={styles['root']} data-home-search>
      <div className={styles['field']}>
        {hasChip ? (
          <span className={styles['chip']} data-literal>
            <span className={styles['size']}>{size}</span> {text.trim().slice(0, SHOWN)}
          </span>
        ) : (
          <Icon name="search" />
        )}
        <label htmlFor={id} className="n-hidden-text">
          {t('homeSearch')}
        </label>
        <input
          ref={field}
          id={id}
          {...RAW}
          autoFocus
          {...(text !== undefined && {
            role: 'combobox',
            'aria-expanded': active !== undefined,
            'aria-autocomplete': 'list',
            'aria-controls': 'offers-list',
            'aria-activedescendant': active,
          })}
          placeholder={hasChip ? '' : t('homeSearch')}
          value={query}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        {(query !== '' || text !== undefined) && <IconButton icon="x" label={t('clearSearchNow')} onClick={clear} />}
      </div>
      {(isReady || text !== undefined) && (
        <Later
          load={loadOffers}
          props={{
            text,
            box,
            hasHits: !hasChip && found?.length !== 0,
            onRecognised: () => onQuery(''),
            onActive: setActive,
            onSize: setSize,
          }}
        />
      )}
      {text === undefined && query === '' && (
        <div className={styles['samples']}>
          <Chip onClick={() => take(JWT)}>{t('sampleJwt')}</Chip>
          {SAMPLES.map((sample) => (
            <Chip key={sample} onClick={() => take(sample)} data-literal>
              {sample}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
